import { readFileSync } from "node:fs";

/** The lines of a file; none when it cannot be read. */
export function readLines(file) {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n");
  } catch {
    return [];
  }
}

/** The last line of a text. */
export const lastLine = (text) => (text ?? "").trim().split("\n").at(-1);
