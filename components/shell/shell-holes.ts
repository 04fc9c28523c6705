import type { Counts } from "./counts";
import { isCurrentEntry } from "./current-entry";
import { MOST_SHOWN } from "./navigation";

/** The shell's parts as ready HTML, in the order in which they are handed over. */
export const SHELL_PARTS = ["header", "footer", "bar"] as const;
export type ShellPart = (typeof SHELL_PARTS)[number];

/** Between two parts; like the marks of holes a character of nobody's language. */
export const BETWEEN_PARTS = "\uE001";

/** The sentences about numbers, each with MOST_SHOWN in place of the number. */
export interface CountTexts {
  bell: { none: string; most: string };
  waiting: string;
}

/** The shell's numbers as they are shown and read aloud. */
export const countsInWords = ({ unseen, waiting }: Counts, { bell, waiting: words }: CountTexts) => ({
  bell: unseen > 0 ? bell.most.replace(String(MOST_SHOWN), String(unseen)) : bell.none,
  unseen: unseen === 0 ? "" : unseen < MOST_SHOWN ? String(unseen) : `${MOST_SHOWN}+`,
  waiting: waiting === 0 ? "" : String(waiting),
  waitingWords: waiting === 0 ? "" : words.replace(String(MOST_SHOWN), String(waiting)),
});

/** The name of the hole for an entry's mark. */
export const currentHole = (segments: string): string => `current-${segments.replaceAll("/", "-")}`;

/** The fillings of the entries' marks. @param entries their segments. @param selected the shown page's. */
export const currentMarks = (entries: readonly string[], selected: readonly string[]): Record<string, string> =>
  Object.fromEntries(entries.map((entry) => [currentHole(entry), isCurrentEntry(entry, selected) ? "page" : "false"]));

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML, also within an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
