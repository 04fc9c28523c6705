import type { Translator } from "@/lib/language/i18n/translator";
import { spansOf } from "@/components/shared/hours/hours";
import { formatSalary } from "@/lib/language/format";
import { hoursPart } from "@/lib/language/hours/spoken";
import type { SuitingJob, SuitsReason } from "@/lib/domains/jobs/suits-types";

/** The facts above say them too, so the others come first. */
const SAID: readonly SuitsReason["by"][] = ["place", "hours", "living"];

export interface ReasonsInWords {
  /** "Suits you: 4 of 5". */
  score: string;
  /** Against it first ("but nights"), then by how much is not said otherwise. */
  reasons: string[];
}

/** Why a job suits the worker. Needs the texts of `jobs`. */
export function reasonsInWords({ job, reasons }: SuitingJob, t: Translator): ReasonsInWords {
  const met = reasons.filter(({ isMet }) => isMet);
  const isSaid = ({ by }: SuitsReason) => SAID.includes(by);
  const told = [
    ...reasons.filter(({ isMet }) => !isMet),
    ...met.filter((reason) => !isSaid(reason)),
    ...met.filter(isSaid),
  ];
  return {
    score: t("jobs.suits.score", { met: met.length, of: reasons.length }),
    reasons: told.map((reason) => inWords(reason, job, t)),
  };
}

function inWords({ by, isMet, rupees = 0 }: SuitsReason, job: SuitingJob["job"], t: Translator): string {
  switch (by) {
    case "place": {
      const km = job.distance?.km ?? null;
      return km === null
        ? t(job.distance?.ring === "near" ? "jobs.suits.near" : "jobs.suits.city")
        : t("jobs.suits.km", { km });
    }
    case "pay": {
      if (rupees === 0) return t("jobs.suits.paySame");
      const amount = formatSalary(Math.abs(rupees), null) ?? "";
      return t(rupees > 0 ? "jobs.suits.payMore" : "jobs.suits.payLess", { rupees: amount });
    }
    case "hours": {
      const spans = spansOf(job);
      return isMet ? t("jobs.suits.hours") : t(`jobs.suits.hoursNot.${spans.length > 0 ? hoursPart(...spans) : "day"}`);
    }
    case "living":
      if (isMet) return t(job.accommodationProvided ? "jobs.suits.room" : "jobs.suits.home");
      return t(job.accommodationProvided ? "jobs.suits.livingIn" : "jobs.suits.noRoom");
    case "languages":
      return t(isMet ? "jobs.suits.languages" : "jobs.suits.languagesNot");
    case "experience":
      return t(isMet ? "jobs.suits.experience" : "jobs.suits.experienceNot");
  }
}
