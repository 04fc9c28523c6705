import { factWords } from "@/components/jobs/fact-words";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { fieldsIn, isFactField, JOB_FIELD_PLACES, type FactFieldName } from "@/lib/domains/jobs/listed-fields";
import type { DetailProps } from "./job-page";
import { DetailSection, toChips } from "./detail-section";

const PICTOGRAMS = {
  tasks: "job-type",
  cuisines: "chef-cook",
  meals: "meals",
  weeklyOff: "paid-time-off",
  phoneUse: "mobile",
  uniform: "uniform",
  trialDays: "urgency-within-week",
  trialPay: "pay",
  householdSize: "all-staff",
  householdMembers: "family-healthcare",
  pets: "pets",
  room: "accommodation",
} as const satisfies Record<FactFieldName, PictogramName>;

/** The facts that the employer chose, each with its picture; those not chosen are left out. */
export function GivenFacts({ job, t }: DetailProps) {
  const facts = fieldsIn("worker", "facts")
    .filter(isFactField)
    .map((name) => ({ name, words: factWords(job, name, t) }))
    .filter(({ words }) => words.length > 0);
  if (facts.length === 0) return null;
  return (
    <DetailSection title={t("jobFacts.title")} pictogram="check">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {facts.map(({ name, words }) => {
          const place = JOB_FIELD_PLACES[name].worker;
          return (
            <div
              key={name}
              className={words.length > 2 ? "relative min-h-10 ps-12 sm:col-span-2" : "relative min-h-10 ps-12"}
            >
              <dt className="text-muted-foreground">
                <Pictogram name={PICTOGRAMS[name]} bold className="text-primary absolute start-0 top-0.5 size-8" />
                {"label" in place ? t(place.label) : ""}
              </dt>
              <dd className="font-semibold">{words.length === 1 ? words[0] : toChips(words)}</dd>
            </div>
          );
        })}
      </dl>
    </DetailSection>
  );
}
