// What somebody tells others of a solved puzzle. It gives nothing away: no word of the position, of the answer or of what happened.

export interface Result {
  /** the game's name, and the day of a daily puzzle as it is written here */
  title: string;
  /** 1 to 5 */
  grade: number;
  theme: string;
  tries: number;
  /** the sentence about the streak; none, if there is nothing to say */
  streak: string;
  link: string;
}

const [WRONG, RIGHT] = ["🟥", "🟩"];
const MOST = 9; // wrong tries are drawn one by one up to here, and counted from there

/** The tries as signs: one red for each wrong one, then the right one in green. */
export function signs(tries: number): string {
  const wrong = tries - 1;
  return (wrong > MOST ? `${wrong} × ${WRONG}` : WRONG.repeat(wrong)) + RIGHT;
}

export const stars = (grade: number, of = 5): string => "★".repeat(grade) + "☆".repeat(of - grade);

export function resultText({ title, grade, theme, tries, streak, link }: Result): string {
  return [title, `${stars(grade)} ${theme}`, signs(tries), streak, link].filter(Boolean).join("\n");
}
