/**
 * Facts that employers choose instead of typing them, so that each is said in ten languages. The values are in the
 * database's checks too: another one needs a migration. Labels are under `options.<list>.<value>`.
 */
import { isOneOf } from "@/lib/core/objects";
import { categoryGroup, type Category } from "@/lib/core/categories";

export const MEALS = ["breakfast", "lunch", "dinner", "none"] as const;
export const WEEKLY_OFFS = ["none", "alternate", "sunday", "one", "two"] as const;
export const ROOMS = ["own", "shared"] as const;
export const PHONE_USES = ["allowed", "breaks", "not_allowed"] as const;
export const UNIFORMS = ["none", "given", "own_cost"] as const;
export const TRIAL_DAYS = ["none", "one", "three", "seven", "fifteen"] as const;
export const TRIAL_PAYS = ["paid", "unpaid"] as const;
export const HOUSEHOLD_SIZES = ["one_two", "three_four", "five_six", "seven_more"] as const;
export const HOUSEHOLD_MEMBERS = ["children", "elders", "ill_person"] as const;
export const PETS = ["dog", "cat", "none"] as const;
export const CUISINES = ["veg", "non_veg", "jain", "north_indian", "south_indian", "sweets", "western"] as const;

const AT_HOME = ["cooking", "dishes", "sweeping", "mopping", "dusting", "bathrooms", "clothes", "ironing"] as const;
const OUTSIDE = ["shopping", "errands"] as const;
const CARE = ["child_care", "school_run", "elder_care", "medicines"] as const;
const MOVING = ["driving", "car_washing", "outstation"] as const;
const GREEN = ["watering", "planting", "mowing"] as const;
const GUARDING = ["gate", "register", "rounds", "cameras"] as const;
const OFFICE = ["papers", "bills", "calls"] as const;
const TRADES = [
  "wiring",
  "fans_lights",
  "appliances",
  "pipes",
  "leaks",
  "tanks",
  "furniture",
  "doors_windows",
  "vehicle_service",
  "tyres",
  "gates_grills",
  "walls",
  "polish",
  "bricks",
  "plaster",
  "tiles",
  "loading",
] as const;

/** Everything a job may be about. */
export const TASKS = [...AT_HOME, ...OUTSIDE, ...CARE, ...MOVING, ...GREEN, ...GUARDING, ...OFFICE, ...TRADES] as const;
/** A duty. */
export type Task = (typeof TASKS)[number];

const TASKS_OF: Record<Category, readonly Task[]> = {
  "personal-driver": [...MOVING, "school_run", "shopping", "errands"],
  housekeeper: [...AT_HOME, "shopping", "child_care", "elder_care"],
  "chef-cook": ["cooking", "dishes", "shopping", "sweeping", "mopping"],
  gardener: [...GREEN, "sweeping", "car_washing"],
  "security-guard": [...GUARDING, "watering", "errands"],
  "nanny-babysitter": ["child_care", "school_run", "cooking", "clothes", "dishes"],
  "personal-assistant": [...OFFICE, "shopping", "errands", "driving"],
  "elderly-care": ["elder_care", "medicines", "cooking", "clothes", "shopping"],
  "maintenance-handyman": ["wiring", "fans_lights", "appliances", "pipes", "leaks", "doors_windows", "walls"],
  driver: [...MOVING, "loading"],
  electrician: ["wiring", "fans_lights", "appliances"],
  plumber: ["pipes", "leaks", "tanks"],
  carpenter: ["furniture", "doors_windows", "polish"],
  mechanic: ["vehicle_service", "tyres", "car_washing"],
  welder: ["gates_grills", "doors_windows"],
  painter: ["walls", "polish", "doors_windows"],
  mason: ["bricks", "plaster", "tiles", "loading"],
  cleaner: ["sweeping", "mopping", "dusting", "bathrooms", "dishes", "loading"],
};

/** The tasks offered for a kind of work; those of a household until one is chosen. */
export const tasksFor = (category: Category | ""): readonly Task[] => TASKS_OF[category || "housekeeper"];

/** Facts that employers choose and anyone may read: all but those that describe a household. */
export const PUBLIC_FACTS = [
  "tasks",
  "cuisines",
  "meals",
  "room",
  "weeklyOff",
  "uniform",
  "phoneUse",
  "trialDays",
  "trialPay",
] as const;

const COOKING: readonly Category[] = ["chef-cook", "housekeeper", "nanny-babysitter", "elderly-care"];
const HOUSEHOLD_ONLY = ["householdSize", "householdMembers", "pets"] as const;

/** Whether a fact is asked for this kind of work: nobody asks a welder about pets. All are until one is chosen. */
export function isFactOf(name: string, category: Category | ""): boolean {
  if (category === "") return true;
  if (name === "cuisines") return COOKING.includes(category);
  return !isOneOf(HOUSEHOLD_ONLY, name) || categoryGroup(category) === "domestic";
}
