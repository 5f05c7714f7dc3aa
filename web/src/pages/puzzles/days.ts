// Days as the calendar of this device has them, and how many in a row somebody solved the puzzle of the day.

/** The last day whose puzzle was solved, and how many days in a row up to it. */
export interface Streak {
  day: string;
  count: number;
}

export const NO_STREAK: Streak = { day: "", count: 0 };

/** A moment as its day: 2026-03-01. */
export function dayOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The day before. Reckoned at noon: a day on which the clocks change has 23 hours or 25. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1, 12));
}

/** How long it is today: a day missed has ended it, today's puzzle may still be ahead. */
export function lasting({ day, count }: Streak, today: string): number {
  return day === today || day === dayBefore(today) ? count : 0;
}

/** The puzzle of today was solved. Once a day counts; a clock that was put back counts nothing. */
export function continued(streak: Streak, today: string): Streak {
  return streak.day >= today ? streak : { day: today, count: lasting(streak, today) + 1 };
}
