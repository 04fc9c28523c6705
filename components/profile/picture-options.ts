import { useTranslations } from "next-intl";
import type { OwnHours } from "@/components/shared/hours/typed-hours";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { isOneOf } from "@/lib/core/objects";
import { optionKey } from "@/lib/core/option-key";
import { SHIFTS, WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";

/** Answers to a worker's questions as pictures with the reader's words. */
export function usePictureOptions() {
  const t = useTranslations("options");
  type Key = Parameters<typeof t>[0];
  const toOption = (list: "experience" | "shift") => (value: string) => {
    const key = `${list}.${optionKey(value)}` as Key;
    return { value, label: t.has(key) ? t(key) : value, picture: optionPictogram(value) };
  };
  return {
    experience: () => WORKER_EXPERIENCE_LEVELS.map(toOption("experience")),
    /** @param own the worker's answer: hours in words of her own, or of another client, are offered too. */
    shift: (own: OwnHours | null, anyShift: string) => [
      { value: "", label: anyShift, picture: "check" as const },
      ...SHIFTS.map(toOption("shift")),
      ...(own === null || isOneOf<string>(SHIFTS, own.value) ? [] : [{ ...own, picture: optionPictogram(own.value) }]),
    ],
  };
}
