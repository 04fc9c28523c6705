/**
 * The message key of an option that is an English phrase.
 * @example optionKey("Day Shift (7 AM - 7 PM)") // "day_shift_7_am_7_pm"
 */
export const optionKey = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll("+", " plus ")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
