import { categoryGroup, isCategory } from "@/lib/core/categories";
import type { EmploymentType } from "@/lib/domains/jobs/options";
import type { Translator } from "@/lib/language/i18n/translator";

/** The facts in a heading. Place and hours are in the reader's words already, null if unknown. */
export interface HeadingFacts {
  category: string;
  employmentType: EmploymentType;
  place: string | null;
  hours: string | null;
}

export interface Heading {
  /** "Cook, live-out – Koregaon Park, Pune – 7 am to 7 pm". */
  full: string;
  /** Its beginning, for a card that shows place and hours in lines of their own: "Cook, live-out". */
  short: string;
  /** The text after that beginning: " – Koregaon Park, Pune – 7 am to 7 pm". */
  rest: string;
}

const LIVING = {
  LIVE_IN_FULL_TIME: "live_in",
  LIVE_OUT_FULL_TIME: "live_out",
  PART_TIME: "part_time",
  TEMPORARY: "temporary",
} as const satisfies Record<EmploymentType, string>;

/** How the worker lives and works. In a trade nobody asks whether one goes home at night: it is full time. */
export const livingOf = ({ category, employmentType }: Pick<HeadingFacts, "category" | "employmentType">) =>
  employmentType === "LIVE_OUT_FULL_TIME" && isCategory(category) && categoryGroup(category) === "trades"
    ? "full_time"
    : LIVING[employmentType];

/** A job's heading in the reader's language, from its structured facts. Needs the texts of `jobs`. */
export function composeHeading({ category, employmentType, place, hours }: HeadingFacts, t: Translator): Heading {
  let rest = "";
  const values = {
    living: livingOf({ category, employmentType }),
    work: t(`jobs.heading.work.${isCategory(category) ? category : "other"}`),
    known: place && hours ? "both" : place ? "place" : hours ? "hours" : "none",
    place: place ?? "",
    hours: hours ?? "",
  };
  const short = t.markup("jobs.heading.line", {
    ...values,
    rest: (chunks) => {
      // An empty tag comes as an empty list, whatever the type says.
      rest = [chunks].flat().join("");
      return "";
    },
  });
  return { full: short + rest, short, rest };
}
