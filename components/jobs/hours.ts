import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { hoursOf, hoursPart, spokenHours, type HoursPart } from "@/lib/hours/spoken";
import type { JobCard } from "@/lib/jobs/types";
import { sourceOf } from "@/lib/translation/language-detection";

export type TypedHours = Pick<JobCard, "shift" | "hoursFrom" | "hoursTo">;

const PICTOGRAMS = {
  day: "shift-day",
  night: "shift-night",
  part_time: "shift-standard",
  whole_day: "shift-live-in",
} as const satisfies Record<HoursPart, PictogramName>;

/**
 * Hours of work in the reader's words, if they could be read; else one of our options in the reader's language, or as typed,
 * with the `lang` of what was typed. `text` is null without hours.
 */
export function useHours(job: TypedHours): { text: string | null; lang: string | undefined; pictogram: PictogramName } {
  const t = useTranslations("options.hours");
  const { phrase } = useOptionLabels();
  const { shift } = job;
  const hours = hoursOf(job);
  if (hours && shift !== null) {
    const spoken = spokenHours(hours);
    // "24/7 Live-in" says more than its hours.
    const option = phrase("shift", shift);
    const text = spoken ? t("range", spoken) : option === shift ? t("whole_day") : option;
    return { text, lang: undefined, pictogram: PICTOGRAMS[hoursPart(hours)] };
  }
  const text = shift && phrase("shift", shift);
  const isTyped = text !== null && text === shift;
  const drawing = optionPictogram(shift ?? "");
  return {
    text,
    lang: isTyped ? (sourceOf(shift, null).language ?? undefined) : undefined,
    pictogram: drawing === "check" ? "shift-standard" : drawing,
  };
}
