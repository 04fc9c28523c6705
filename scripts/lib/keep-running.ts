import { setTimeout as sleep } from "node:timers/promises";

/** Before the first, second, … restart of a part that exited by itself. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 60_000];
/** After running this long, a part starts with the shortest pause again. */
const STEADY_MS = 10 * 60_000;

/** Something that runs until it is stopped or exits by itself. */
export type Part = { exited: Promise<unknown>; stop(): Promise<void> };

type Options<P extends Part> = {
  /** For messages: "The application". */
  name: string;
  first: P;
  /** Starts it again in the same place. */
  again: () => Promise<P>;
  say?: (line: string) => void;
  pausesMs?: readonly number[];
};

/**
 * Restarts a part that exits by itself, after increasing pauses, a few times.
 * @returns the part as a whole: `exited` resolves once it is given up or stopped.
 */
export function keepRunning<P extends Part>({
  name,
  first,
  again,
  say = console.error,
  pausesMs = PAUSES_MS,
}: Options<P>): Part {
  const stopping = new AbortController();
  let part = first;

  async function watch(): Promise<void> {
    for (let tries = 0; ;) {
      const since = performance.now();
      await part.exited;
      if (stopping.signal.aborted) return;
      if (performance.now() - since > STEADY_MS) tries = 0;
      const pause = pausesMs[tries++];
      if (pause === undefined) return say(`${name} has ended unexpectedly ${tries} times and is not started again.`);
      say(`${name} has ended unexpectedly; it is started again in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      // A failed start counts as an immediate exit.
      part = await again().catch((error: unknown) => {
        say(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
        return { ...part, exited: Promise.resolve() };
      });
      // stop() may have come while it started, and then stopped only the part before it.
      if (stopping.signal.aborted) return part.stop();
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
