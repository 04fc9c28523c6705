/**
 * For tests that check the log; in all others it is silent. Captures what the application writes to this worker's
 * standard output.
 */
process.env.LOG_LEVEL = "debug";
const written: string[] = [];
process.stdout.write = (text: string | Uint8Array) => {
  written.push(String(text));
  return true;
};

export type LogLine = { level: string; event: string } & Record<string, unknown>;

export const logged = {
  /** All lines since `clear`. */
  lines: (): LogLine[] => written.map((line) => JSON.parse(line) as LogLine),
  /** The raw text of those lines, to search for what must not be in it. */
  text: (): string => written.join(""),
  clear: (): void => {
    written.length = 0;
  },
};
