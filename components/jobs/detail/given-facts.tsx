import { factWords } from "@/components/jobs/fact-words";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { JOB_FIELD_PLACES, type FactFieldName } from "@/lib/domains/jobs/listed-fields";
import type { DetailProps } from "./detail-props";
import { ChosenFacts, DetailSection } from "./detail-section";

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

type GivenFactsProps = DetailProps & { names: readonly FactFieldName[]; title: string };

/** Facts that the employer chose, each with its picture; those not chosen are left out. */
export function GivenFacts({ job, t, names, title }: GivenFactsProps) {
  const facts = names
    .map((name) => {
      const place = JOB_FIELD_PLACES[name].worker;
      return {
        pictogram: PICTOGRAMS[name],
        label: "label" in place ? t(place.label) : "",
        words: factWords(job, name, t),
      };
    })
    .filter(({ words }) => words.length > 0);
  if (facts.length === 0) return null;
  return (
    <DetailSection title={title} pictogram="check">
      <ChosenFacts facts={facts} />
    </DetailSection>
  );
}
