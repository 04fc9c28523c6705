import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { dropKept, listKept, sendKept, watchOutcomes, type Entry, type Outcome } from "./outbox";

/** This user's entries in the outbox, while they wait or are refused. @param onOutcome called for each that has left or was refused. */
export function useKept(userId: string, onOutcome: (outcome: Outcome) => void) {
  const hear = useEffectEvent(onOutcome);
  const [entries, setEntries] = useState<Entry[]>([]);
  const read = useCallback(
    () =>
      listKept(userId).then(setEntries, (error: unknown) => {
        console.error("The outbox cannot be read", error);
      }),
    [userId],
  );
  useEffect(() => {
    void read();
    return watchOutcomes((outcome) => {
      void read();
      hear(outcome);
    });
  }, [read]);
  return {
    entries,
    read,
    send: sendKept,
    drop: async (id: string) => {
      await dropKept(id);
      await read();
    },
  };
}
