// What any page may ask of the frame around it: open the settings, say something in passing.

interface Said {
  text: string;
  number: number;
}

export const shell = $state<{ settings: boolean; said: Said | null }>({ settings: false, said: null });
let timer = 0;

/** A short notice at the foot of the window, gone after a while. */
export function say(text: string): void {
  shell.said = { text, number: (shell.said?.number ?? 0) + 1 };
  clearTimeout(timer);
  timer = window.setTimeout(() => (shell.said = null), 4500);
}
