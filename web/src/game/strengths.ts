// How strong a bot is, from the weakest on: its name, and the message that says so.
export const STRENGTHS = [
  { bot: "cautious", text: "difficulty-easy" },
  { bot: "explorer", text: "difficulty-normal" },
  { bot: "search", text: "difficulty-hard" },
] as const;
