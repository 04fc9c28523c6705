import { factWords } from "@/components/jobs/fact-words";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { isOneOf } from "@/lib/core/objects";
import { fieldsIn, isFactField, JOB_FIELD_PLACES, type FactFieldName } from "@/lib/domains/jobs/listed-fields";
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

type GivenFactsProps = DetailProps & { names: readonly FactFieldName[] };

/** Facts that the employer chose, each with its picture; those not chosen are left out. */
export function GivenFacts(props: GivenFactsProps) {
  const facts = chosenFacts(props);
  return facts.length === 0 ? null : <ChosenFacts facts={facts} />;
}

/** The same in a group of their own. */
export const GivenFactsGroup = ({ title, ...props }: GivenFactsProps & { title: string }) =>
  chosenFacts(props).length === 0 ? null : (
    <DetailSection title={title} pictogram="check">
      <GivenFacts {...props} />
    </DetailSection>
  );

const chosenFacts = ({ job, t, names }: GivenFactsProps) =>
  names
    .map((name) => {
      const place = JOB_FIELD_PLACES[name].worker;
      return {
        pictogram: PICTOGRAMS[name],
        label: "label" in place ? t(place.label) : "",
        words: factWords(job, name, t),
      };
    })
    .filter(({ words }) => words.length > 0);

const ALL = fieldsIn("worker", "facts").filter(isFactField);

/** The facts that decide whether the work suits, and the others. */
export const DECIDING = ALL.filter((name) =>
  isOneOf<string>(["tasks", "meals", "weeklyOff", "trialDays", "trialPay"], name),
);
export const FURTHER = ALL.filter((name) => !DECIDING.includes(name));
