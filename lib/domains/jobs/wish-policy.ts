/** A worker's wishes, read from the profile: the measure of how well a job suits. */
import type { Category } from "@/lib/core/categories";
import type { HoursPart } from "@/lib/language/hours/options";
import { readSpans } from "@/lib/language/hours/spans";
import { hoursPart } from "@/lib/language/hours/spoken";
import { SPOKEN_LANGUAGES, WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { SUGGESTED_SKILLS, workNamedBy } from "@/lib/core/skills";
import { isKeyOf, isOneOf, keysOf } from "@/lib/core/objects";
import { categoriesNamed } from "@/lib/language/search/names";
import { searchWords } from "@/lib/language/words/words";
import { JOB_EXPERIENCE_LEVELS } from "./options";

/** More kinds of work say less about what suits, and each is looked up in every city. */
const MAX_KINDS = 4;

/** The wishes; null or empty where it says nothing. */
export type Wish = {
  kinds: readonly Category[];
  /** Rupees a month. */
  pay: number | null;
  hours: readonly HoursPart[];
  livesIn: boolean | null;
  /** As jobs ask for them: "Hindi". */
  languages: readonly string[];
  /** Index in JOB_EXPERIENCE_LEVELS; -1 without experience. */
  experience: number | null;
};

export type WishSource = {
  skills: readonly string[];
  jobTitles: readonly string[];
  /** Categories of earlier applications, the latest first. */
  appliedTo: readonly string[];
  expectedSalaryMin: number | null;
  availability: string | null;
  preferredShift: string | null;
  experience: string | null;
  primaryLanguage: string | null;
  secondaryLanguages: readonly string[];
  language: keyof typeof SPOKEN_LANGUAGES;
};

/** Reads a worker's wish. Skills count for the kinds of work that suggest them, or whose name they are. */
export function wishOf(source: WishSource): Wish {
  const { availability, preferredShift, experience, primaryLanguage, secondaryLanguages, language } = source;
  return {
    kinds: kindsOf(source),
    pay: source.expectedSalaryMin,
    hours: hoursOf(availability, preferredShift),
    livesIn: livesIn(availability, preferredShift),
    languages: [
      ...new Set([SPOKEN_LANGUAGES[language], ...(primaryLanguage ? [primaryLanguage] : []), ...secondaryLanguages]),
    ],
    experience: isOneOf(WORKER_EXPERIENCE_LEVELS, experience)
      ? JOB_EXPERIENCE_LEVELS.findIndex((level) => level === experience)
      : null,
  };
}

// Each mention counts once: what somebody has applied for, has worked as, and can do.
function kindsOf({ skills, jobTitles, appliedTo }: WishSource): Category[] {
  const mentions = [
    ...appliedTo.flatMap((category) => (isKeyOf(SUGGESTED_SKILLS, category) ? [category] : [])),
    ...jobTitles.flatMap(named),
    ...skills.flatMap((skill) => [...suggesting(skill), ...named(skill)]),
  ];
  const counts = new Map<Category, number>();
  for (const kind of mentions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_KINDS)
    .map(([kind]) => kind);
}

const suggesting = (skill: string): Category[] =>
  keysOf(SUGGESTED_SKILLS).filter(
    (kind) => isOneOf<string>(SUGGESTED_SKILLS[kind], skill) || workNamedBy(skill) === kind,
  );

const named = (text: string): readonly Category[] => categoriesNamed(searchWords(text));

function hoursOf(availability: string | null, shift: string | null): HoursPart[] {
  if (availability?.endsWith("part time") || availability?.endsWith("only")) return ["part_time"];
  const spans = readSpans(shift);
  if (spans) return [hoursPart(...spans)];
  return availability?.endsWith("full time") ? ["day"] : [];
}

function livesIn(availability: string | null, shift: string | null): boolean | null {
  if (availability?.endsWith("live-in") || shift === "24/7 Live-in") return true;
  return availability?.endsWith("part time") || availability?.endsWith("only") ? false : null;
}
