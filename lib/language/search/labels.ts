import "server-only";
import { CATEGORIES, type Category } from "@/lib/core/categories";
import { isKeyOf, keysOf } from "@/lib/core/objects";
import { optionKey } from "@/lib/core/option-key";
import { SUGGESTED_SKILLS } from "@/lib/core/skills";
import type { Messages } from "@/lib/language/i18n/messages";
import bn from "@/messages/bn.json";
import en from "@/messages/en.json";
import gu from "@/messages/gu.json";
import hi from "@/messages/hi.json";
import kn from "@/messages/kn.json";
import ml from "@/messages/ml.json";
import mr from "@/messages/mr.json";
import pa from "@/messages/pa.json";
import ta from "@/messages/ta.json";
import te from "@/messages/te.json";
import type { TaskName } from "./work-household";

const CATALOGUES: readonly Messages[] = [en, hi, bn, te, ta, mr, gu, kn, ml, pa];

/** The kinds of work that are looked for by the name of a task. More of them may do it now and then. */
export const KINDS_OF_TASK: Record<TaskName, readonly Category[]> = {
  cooking: ["chef-cook"],
  dishes: ["housekeeper"],
  sweeping: ["housekeeper", "cleaner"],
  mopping: ["housekeeper", "cleaner"],
  dusting: ["housekeeper", "cleaner"],
  bathrooms: ["cleaner", "housekeeper"],
  clothes: ["housekeeper"],
  ironing: ["housekeeper"],
  shopping: ["housekeeper", "personal-assistant"],
  errands: ["personal-assistant", "housekeeper"],
  child_care: ["nanny-babysitter"],
  school_run: ["nanny-babysitter", "personal-driver"],
  elder_care: ["elderly-care"],
  medicines: ["elderly-care"],
  driving: ["personal-driver", "driver"],
  car_washing: ["personal-driver", "driver"],
  outstation: ["personal-driver", "driver"],
  watering: ["gardener"],
  planting: ["gardener"],
  mowing: ["gardener"],
  gate: ["security-guard"],
  register: ["security-guard"],
  rounds: ["security-guard"],
  cameras: ["security-guard"],
  papers: ["personal-assistant"],
  bills: ["personal-assistant"],
  calls: ["personal-assistant"],
  wiring: ["electrician"],
  fans_lights: ["electrician", "maintenance-handyman"],
  appliances: ["electrician", "maintenance-handyman"],
  pipes: ["plumber"],
  leaks: ["plumber"],
  tanks: ["plumber"],
  furniture: ["carpenter"],
  doors_windows: ["carpenter"],
  vehicle_service: ["mechanic"],
  tyres: ["mechanic"],
  gates_grills: ["welder"],
  walls: ["painter"],
  polish: ["carpenter", "painter"],
  bricks: ["mason"],
  plaster: ["mason"],
  tiles: ["mason"],
  loading: ["driver", "cleaner"],
};

/** A name of work as the screens show it, with what it means. */
export type LabelledWork = { kinds: readonly Category[]; tasks: readonly TaskName[]; label: string };

/** The labels of kinds of work, tasks and suggested skills in ten languages: what people read is what they type. */
export const labelledWork = (): LabelledWork[] => CATALOGUES.flatMap(labelsOf);

const labelsOf = ({ options, profile, jobs }: Messages): LabelledWork[] => [
  ...CATEGORIES.flatMap((kind) =>
    [options.category[kind], jobs.heading.work[kind]].map((label) => ({ kinds: [kind], tasks: [], label })),
  ),
  ...keysOf(KINDS_OF_TASK).map((task) => ({ kinds: KINDS_OF_TASK[task], tasks: [task], label: options.task[task] })),
  ...[...kindsOfSkill].flatMap(([skill, kinds]) => {
    const key = optionKey(skill);
    return isKeyOf(profile.skill, key) ? [{ kinds, tasks: [], label: profile.skill[key] }] : [];
  }),
];

/** A skill that is no work but hours: its label alone would make every "night" a guard's. */
const HOURS_SKILL = "Night duty";

const kindsOfSkill = new Map<string, Category[]>();
for (const kind of CATEGORIES) {
  for (const skill of SUGGESTED_SKILLS[kind]) {
    if (skill !== HOURS_SKILL) kindsOfSkill.set(skill, [...(kindsOfSkill.get(skill) ?? []), kind]);
  }
}
