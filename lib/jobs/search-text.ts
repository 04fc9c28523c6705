/**
 * Text as search compares it: NFC, lower case, no zero-width joiners (they are invisible, and keyboards differ in
 * setting them), one space between words.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What a position is found by: title and location (product.md, screen 1). Stored as `jobs.search_text`. */
export const jobSearchText = (job: { title: string; location: string }): string =>
  normalizeForSearch(`${job.title}\n${job.location}`);
