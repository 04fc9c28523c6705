import { useTranslations } from "next-intl";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import type { HoursPart } from "@/lib/language/hours/options";
import type { Hours } from "@/lib/language/hours/read";
import { readShift, type Pause } from "@/lib/language/hours/shift";
import { hoursOf, hoursPart, spokenHours, spokenSpan } from "@/lib/language/hours/spoken";
import { optionKey } from "@/lib/core/option-key";
import type { Translator } from "@/lib/language/i18n/translator";
import { sourceOf } from "@/lib/language/translation/language-detection";

/** A job's hours as typed and, if they could be read, in minutes of the day. */
export type TypedHours = { shift: string | null; hoursFrom: number | null; hoursTo: number | null };

/** Shifts of a length, at times that a list says. */
const ROSTER = /^(\d{1,2})[- ]hour shifts?,? by roster$/i;

const PICTOGRAMS = {
  day: "shift-day",
  night: "shift-night",
  part_time: "shift-standard",
  whole_day: "shift-live-in",
} as const satisfies Record<HoursPart, PictogramName>;

/**
 * Hours of work in the reader's words, if they could be read or are one of our options; null if they are in the
 * employer's own words. Needs the texts of `options`.
 */
export function hoursInWords(job: TypedHours, t: Translator): string | null {
  const hours = hoursOf(job);
  const spoken = hours && spokenHours(hours);
  if (spoken) return t("options.hours.range", spoken);
  // "24/7 Live-in" says more than its hours.
  const key = `options.shift.${optionKey(job.shift ?? "")}` as Parameters<Translator>[0];
  if (job.shift && t.has(key)) return t(key);
  const roster = ROSTER.exec(job.shift ?? "")?.[1];
  if (roster) return t("options.hours.roster", { hours: Number(roster) });
  if (hours) return t("options.hours.whole_day");
  const spans = spansOf(job).flatMap((span) => spokenSpan(span) ?? []);
  // A language's blank before the part of the day stays where the part is not said.
  const said = spans.map((span) => t("options.hours.range", span).replaceAll(/\s{2,}/g, " "));
  return said.length === 0 ? null : said.reduce((first, second) => t("options.hours.spans", { first, second }));
}

/** The hours of a job: one span from its columns, or several that its text says. */
export function spansOf(job: TypedHours): readonly Hours[] {
  const hours = hoursOf(job);
  return hours ? [hours] : (readShift(job.shift).spans ?? []);
}

/** A pause within the hours in the reader's words: "tea at 4"; null for none. */
export function pauseInWords(shift: string | null, t: Translator): string | null {
  const { pause } = readShift(shift);
  return pause && wordsOf(pause, t);
}

function wordsOf(pause: Pause, t: Translator): string {
  if ("length" in pause) {
    return t(`options.hours.pause.${pause.kind}`, { length: t(`options.hours.pause.length.${pause.length}`) });
  }
  return pause.at ? t(`options.hours.pause.${pause.kind}At`, { at: pause.at }) : t(`options.hours.pause.${pause.kind}`);
}

/** Whether the work is around the clock. */
export const isWholeDay = (job: TypedHours): boolean => {
  const hours = hoursOf(job);
  return hours !== null && spokenHours(hours) === null;
};

/**
 * Hours of work in the reader's words, or as typed with the `lang` of what was typed. `text` is null without hours.
 */
export const useHours = (job: TypedHours): ShownHours => shownHours(job, useTranslations());

type ShownHours = { text: string | null; lang: string | undefined; pictogram: PictogramName };

/** The same where no hook can be called. */
export function shownHours(job: TypedHours, t: Translator): ShownHours {
  const words = hoursInWords(job, t);
  return {
    text: words ?? job.shift,
    lang: words === null && job.shift ? (sourceOf(job.shift, null).language ?? undefined) : undefined,
    pictogram: pictogramOf(job),
  };
}

// Hours that cannot be read get the clock.
function pictogramOf(job: TypedHours): PictogramName {
  const spans = spansOf(job);
  if (spans.length > 0) return PICTOGRAMS[hoursPart(...spans)];
  const drawing = optionPictogram(job.shift ?? "");
  return drawing === "check" ? "shift-standard" : drawing;
}
