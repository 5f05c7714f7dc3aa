// Numbers as people write them in the language of the moment.
import { settings } from "../../lib/settings.svelte";

export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
