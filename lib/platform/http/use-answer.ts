import { useEffect, useRef, useState } from "react";

type Answered<Answer> = { key: string; data: Answer | undefined; isError: boolean };

/**
 * The server's answer to what somebody types or chooses. A form that asks for no list needs no cache (TanStack Query), which is as
 * heavy as a small form.
 * @param key names the question; null asks nothing. @param ask asks it; given up when another is asked. Without a connection it
 * is asked again once there is one. @param keeps shows the last answer until the next is there.
 */
export function useAnswer<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { keeps = false } = {},
): { data: Answer | undefined; isFetching: boolean; isError: boolean } {
  const [answered, setAnswered] = useState<Answered<Answer> | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = () =>
      latest.current(signal).then(
        (data) => signal.aborted || setAnswered({ key, data, isError: false }),
        () => {
          if (signal.aborted) return;
          setAnswered({ key, data: undefined, isError: true });
          window.addEventListener("online", () => void run(), { once: true, signal });
        },
      );
    void run();
    return () => controller.abort();
  }, [key]);
  const isNow = answered?.key === key;
  return {
    data: key !== null && (isNow || keeps) ? answered?.data : undefined,
    isFetching: key !== null && !isNow,
    isError: isNow && (answered?.isError ?? false),
  };
}
