import type { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { formatSalary } from "@/lib/format";
import { spansOf } from "@/components/shared/hours/hours";
import { hoursPart } from "@/lib/hours/spoken";
import type { SuitingJob, SuitsReason } from "@/lib/jobs/suits-types";
import type { HandHtml } from "@/components/shared/html/handed-html";
import type { CardNote } from "../card/card-holes";
import { JobCards } from "./job-cards";

type Translator = ReturnType<typeof useTranslations<"jobs.suits">>;

/** How many reasons a card names; all of them count. */
const REASONS_NAMED = 3;
/** The card says them in lines of their own, so the others come first. */
const ON_THE_CARD: readonly SuitsReason["by"][] = ["kind", "place", "hours", "living"];

/** The open jobs that suit the worker best, as cards of the list with one more line: why. */
export async function SuitingJobs({ jobs, hand }: { jobs: SuitingJob[]; hand: HandHtml }) {
  const t = await getTranslations("jobs.suits");
  return (
    <section aria-labelledby="suits-heading" className="grid gap-0.5 sm:gap-2">
      <h2 id="suits-heading" className="text-base leading-tight sm:text-lg">
        {t("title")}
      </h2>
      <JobCards cards={jobs.map((found) => ({ job: found.job, note: reasonsInWords(found, t) }))} hand={hand} isAtTop />
    </section>
  );
}

/** "4 of 5: ₹1,000 more than you asked · your kind of work · about 3 km" and " · but nights". */
function reasonsInWords({ job, reasons }: SuitingJob, t: Translator): CardNote {
  const met = reasons.filter(({ isMet }) => isMet);
  const but = reasons.find(({ isMet }) => !isMet);
  const isSaid = ({ by }: SuitsReason) => ON_THE_CARD.includes(by);
  const named = [...met.filter((reason) => !isSaid(reason)), ...met.filter(isSaid)].slice(0, REASONS_NAMED);
  const words = named.map((reason) => inWords(reason, job, t)).join(" · ");
  return {
    suits: t("score", { met: met.length, of: reasons.length, reasons: words }),
    but: but ? ` · ${inWords(but, job, t)}` : null,
  };
}

function inWords({ by, isMet, rupees = 0 }: SuitsReason, job: SuitingJob["job"], t: Translator): string {
  switch (by) {
    case "kind":
      return t("kind");
    case "place": {
      const km = job.distance?.km ?? null;
      return km === null ? t(job.distance?.ring === "near" ? "near" : "city") : t("km", { km });
    }
    case "pay": {
      if (rupees === 0) return t("paySame");
      const amount = formatSalary(Math.abs(rupees), null) ?? "";
      return t(rupees > 0 ? "payMore" : "payLess", { rupees: amount });
    }
    case "hours": {
      const spans = spansOf(job);
      return isMet ? t("hours") : t(`hoursNot.${spans.length > 0 ? hoursPart(...spans) : "day"}`);
    }
    case "living":
      if (isMet) return t(job.accommodationProvided ? "room" : "home");
      return t(job.accommodationProvided ? "livingIn" : "noRoom");
    case "languages":
      return t(isMet ? "languages" : "languagesNot");
    case "experience":
      return t(isMet ? "experience" : "experienceNot");
  }
}
