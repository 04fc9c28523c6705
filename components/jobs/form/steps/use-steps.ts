import { useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useMedia } from "@/components/ui/use-media";
import { stepOf } from "./step-list";

/** How a job is asked for: in steps, or all its fields on one page. Both have the same state. */
export type FormLook = "steps" | "long";

/** From this width on the long form has its sections beside it, and all of them open. */
const WIDE = "(width >= 64rem)";

/** Where somebody is who posts a job, and which of the two ways is on the screen. @param asked the one that the address names. */
export function useSteps(asked: FormLook | null) {
  const [picked, setPicked] = useState(asked);
  const [number, setNumber] = useState(0);
  const isWide = useMedia(WIDE);
  const isHydrated = useHydrated();
  const show = (look: FormLook) => {
    flushSync(() => setPicked(look));
    // Kept by a reload; the state of the form stays.
    window.history.replaceState(null, "", `?form=${look}`);
  };
  return {
    look: picked ?? (isWide ? ("long" as const) : ("steps" as const)),
    /** Nobody knows yet how wide the screen is: a wide one waits for the long form. */
    isOpen: picked === null && !isHydrated,
    show,
    number,
    go: setNumber,
    /** Opens the step of the first of these fields. @returns whether one has any. */
    reveal: (names: readonly string[]): boolean => {
      const found = stepOf(names);
      // At once: a field of another step cannot take the focus.
      if (found >= 0) flushSync(() => setNumber(found));
      return found >= 0;
    },
  };
}

export type StepsState = ReturnType<typeof useSteps>;
