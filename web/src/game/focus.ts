// The focus stays where answers are: a button that is gone after it was pressed would take it along, back to the top of the page.

/** Hold the focus for the next answer if what had it here is gone; for `use:`. */
export function keepsFocus(place: HTMLElement): { destroy: () => void } {
  let was = false;
  const note = ({ target }: FocusEvent): void => void (was = place.contains(target as Node));
  const watch = new MutationObserver(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && was) place.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", note);
  watch.observe(place, { childList: true, subtree: true });
  return {
    destroy() {
      document.removeEventListener("focusin", note);
      watch.disconnect();
    },
  };
}
