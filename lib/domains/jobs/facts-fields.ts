/** The facts that employers choose: all optional, none needed to publish. */
import { chip, chips } from "./chosen-fields";
import {
  CUISINES,
  HOUSEHOLD_MEMBERS,
  HOUSEHOLD_SIZES,
  MEALS,
  PETS,
  PHONE_USES,
  TASKS,
  TRIAL_PAYS,
  TRIAL_DAYS,
  UNIFORMS,
  WEEKLY_OFFS,
} from "./fact-options";
import { described, inForms, type FactLabel, type Places } from "./placed-fields";

const asFact = <const Label extends FactLabel>(label: Label) => ({
  ...inForms("schedule", "facts", { label }),
  worker: { section: "facts" as const, label },
  owner: { section: "facts" as const, label },
});

/** Asked for behind "More", so that the form does not become a wall. */
const asFurtherFact = <const Label extends FactLabel>(label: Label) => ({
  ...asFact(label),
  ...inForms("schedule", "facts", { label, isFurther: true }),
});

export const FACTS_FIELDS = {
  tasks: { ...chips("task", TASKS), ...asFact("jobFacts.tasks") },
  cuisines: { ...chips("cuisine", CUISINES), ...asFact("jobFacts.cuisines") },
  meals: {
    ...described(chips("meal", MEALS), "The meals that are given, or `none`; empty if the employer did not say"),
    ...asFact("jobFacts.meals"),
  },
  weeklyOff: {
    ...described(chip("weeklyOff", WEEKLY_OFFS), "`none`, or which days off there are"),
    ...asFact("jobFacts.weeklyOff"),
  },
  phoneUse: { ...chip("phoneUse", PHONE_USES), ...asFurtherFact("jobFacts.phoneUse") },
  uniform: {
    ...described(chip("uniform", UNIFORMS), "`given` by the employer, or at the worker's `own_cost`"),
    ...asFurtherFact("jobFacts.uniform"),
  },
  trialDays: { ...chip("trialDays", TRIAL_DAYS), ...asFurtherFact("jobFacts.trialDays") },
  trialPay: { ...chip("trialPay", TRIAL_PAYS), ...asFurtherFact("jobFacts.trialPay") },
  householdSize: { ...chip("householdSize", HOUSEHOLD_SIZES), ...asFurtherFact("jobFacts.householdSize") },
  householdMembers: { ...chips("householdMember", HOUSEHOLD_MEMBERS), ...asFurtherFact("jobFacts.householdMembers") },
  pets: { ...chips("pet", PETS), ...asFurtherFact("jobFacts.pets") },
} as const satisfies Record<string, Places>;
