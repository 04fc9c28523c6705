import { setTimeout as sleep } from "node:timers/promises";
import { CANNOT_START } from "../../lib/core/exit-code";

/** Before the first, second, … restart of a part that exited by itself; all further ones wait as long as the last. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000];
/** After running this long, a part starts with the shortest pause again. */
const STEADY_MS = 10 * 60_000;

/** How a process ended. */
export type Ending = {
  code: number | null;
  signal: string | null;
  /** Its last words on the error output, if they say why. */
  words: string;
};

/** Something that runs until it is stopped or exits by itself. */
export type Part = { exited: Promise<Ending>; stop(): Promise<void> };

type Options<P extends Part> = {
  /** For messages: "The application". */
  name: string;
  first: P;
  /** Starts it again in the same place. @param deaths how often it died so far, by cause. */
  again: (deaths: Readonly<Record<string, number>>) => Promise<P>;
  say?: (line: string, facts: { cause: string; words: string }) => void;
  pausesMs?: readonly number[];
};

/** Why a process ended, in one word: out_of_memory, a signal, or its exit code. */
export const causeOf = ({ code, signal, words }: Ending): string =>
  /out of memory|heap limit/i.test(words) ? "out_of_memory" : (signal ?? `exit_${code}`);

/** Whether another start would not help. */
export const isFinal = ({ code }: Ending): boolean => code === CANNOT_START;

/**
 * Restarts a part that exits by itself, after pauses that grow up to a minute, for as long as a new start may help.
 * @returns the part as a whole: `exited` resolves once it is stopped, or ended for a reason that stays.
 */
export function keepRunning<P extends Part>({
  name,
  first,
  again,
  say = (line) => console.error(line),
  pausesMs = PAUSES_MS,
}: Options<P>): Part {
  const stopping = new AbortController();
  const deaths: Record<string, number> = {};
  let part = first;

  async function watch(): Promise<Ending> {
    for (let tries = 0; ; tries += 1) {
      const since = performance.now();
      const ending = await part.exited;
      if (stopping.signal.aborted || isFinal(ending)) return ending;
      const cause = causeOf(ending);
      deaths[cause] = (deaths[cause] ?? 0) + 1;
      if (performance.now() - since > STEADY_MS) tries = 0;
      const pause = pausesMs[Math.min(tries, pausesMs.length - 1)]!;
      say(`${name} has ended unexpectedly (${cause}); it is started again in ${pause / 1000} s.`, {
        cause,
        words: ending.words,
      });
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return ending;
      // A failed start counts as an immediate exit.
      part = await again(deaths).catch((error: unknown) => {
        const words = error instanceof Error ? error.message : String(error);
        say(`${name} did not start: ${words}`, { cause: "not_started", words });
        return { ...part, exited: Promise.resolve({ code: null, signal: "not_started", words: "" }) };
      });
      // stop() may have come while it started, and then stopped only the part before it.
      if (stopping.signal.aborted) {
        await part.stop();
        return ending;
      }
    }
  }

  const exited = watch();
  return {
    exited,
    async stop() {
      stopping.abort();
      await part.stop();
      await exited;
    },
  };
}
