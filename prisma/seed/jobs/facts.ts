/** The facts that a job's employer has chosen, in keeping with its other fields. */
import type { Category } from "../../../lib/core/categories";
import { isFactOf, tasksFor } from "../../../lib/domains/jobs/fact-options";
import type { EmploymentType } from "../../../lib/domains/jobs/options";

type Described = {
  category: Category;
  employmentType: EmploymentType;
  isHome: boolean;
  workingDays: string | null;
  benefits: readonly string[];
  accommodationDetails: string | null;
  probationPeriod: string | null;
  dresscode: string | null;
  /** Title, requirements and note. */
  text: string;
};

const CUISINES = [
  ["jain", /jain|no onion/i],
  ["non_veg", /non-veg|chicken|mutton|fish|kebab|biryani|biriyani|egg/i],
  ["south_indian", /south indian|dosa|idli|sambar|tamil|kerala|udupi/i],
  ["north_indian", /north indian|roti|paratha|punjabi|mughlai|tandoor/i],
  ["sweets", /sweet|snack|mithai|मिठाई|tiffin/i],
] as const;

/**
 * @param number decides what the other fields leave open, without a draw of its own, which would change all rows after
 *   it. One employer in eight has chosen nothing.
 */
export function chosenFacts(job: Described, number: number) {
  const room =
    job.accommodationDetails === null
      ? null
      : /shared|two to|four beds|for two/i.test(job.accommodationDetails)
        ? "shared"
        : "own";
  if (number % 8 === 0) return { room };
  const oneOf = <Value>(values: readonly [Value, ...Value[]], step: number): Value =>
    values[Math.floor(number / step) % values.length] ?? values[0];
  const tasks = tasksFor(job.category);
  return {
    room,
    meals: mealsOf(job, number),
    weeklyOff: weeklyOffOf(job.workingDays, number),
    tasks: tasks.slice(0, Math.min(tasks.length, 3 + (number % 3))),
    phoneUse: oneOf(["breaks", "allowed", null, "not_allowed"], 5),
    uniform: uniformOf(job),
    ...trialOf(job.probationPeriod),
    ...(job.category === "chef-cook" ? { cuisines: cuisinesOf(job.text) } : {}),
    ...(job.isHome && isFactOf("pets", job.category) ? homeOf(job, number) : {}),
  };
}

function uniformOf({ benefits, dresscode }: Described): string | null {
  if (benefits.includes("Uniform Provided") || /provided|given|from us|ours/i.test(dresscode ?? "")) return "given";
  return /uniform|apron/i.test(dresscode ?? "") ? null : "none";
}

function trialOf(probation: string | null) {
  if (probation === "None") return { trialDays: "none" };
  if (probation === null) return {};
  return /^15 (days|दिन)/.test(probation)
    ? { trialDays: "fifteen", trialPay: "paid" }
    : { trialDays: "three", trialPay: "paid" };
}

function mealsOf({ benefits, employmentType, category }: Described, number: number): string[] {
  if (employmentType === "LIVE_IN_FULL_TIME") return ["breakfast", "lunch", "dinner"];
  const areGiven = benefits.some((benefit) => benefit.startsWith("Meals"));
  if (areGiven) return number % 2 === 0 ? ["breakfast", "lunch"] : ["lunch"];
  if (category === "chef-cook" && number % 3 > 0) return ["lunch"];
  return number % 3 === 0 ? ["none"] : [];
}

function weeklyOffOf(days: string | null, number: number): string | null {
  if (days === null) return null;
  if (days.startsWith("Monday - Friday")) return "two";
  if (days.startsWith("Monday - Saturday") || days.includes("Sunday off")) return "sunday";
  return /6 days|Monday off|but Monday/.test(days) ? "one" : number % 5 === 0 ? "alternate" : null;
}

function cuisinesOf(text: string): string[] {
  const named = CUISINES.filter(([, words]) => words.test(text)).map(([cuisine]) => cuisine);
  const isVeg = !named.includes("non_veg") && /veg|jain|शाकाहारी/i.test(text);
  return [...(isVeg ? ["veg"] : []), ...(named.length > 0 ? named : ["north_indian"])];
}

function homeOf({ category, text }: Described, number: number) {
  const members = [
    ...(category === "nanny-babysitter" || /child|school|baby|twins|बच्च/i.test(text) ? ["children"] : []),
    ...(category === "elderly-care" || /grand|elder|aunt|mother|father/i.test(text) ? ["elders"] : []),
  ];
  return {
    householdSize: ["one_two", "three_four", "three_four", "five_six", "seven_more"][number % 5] ?? "three_four",
    householdMembers: members,
    pets: /\bdog\b/i.test(text) ? ["dog"] : number % 4 === 1 ? ["cat"] : number % 4 === 2 ? ["none"] : [],
  };
}
