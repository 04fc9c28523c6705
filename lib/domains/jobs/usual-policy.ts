/** The usual values for a kind of work: a form begins with them. */
import type { Task } from "./fact-options";
import type { Category } from "./options";

type Usual = { shift: string; tasks: readonly Task[] };

/** The working days of nearly all jobs. */
export const USUAL_WORKING_DAYS = "Monday - Saturday";

const STANDARD = "Standard Hours (9 AM - 6 PM)";
const DAY = "Day Shift (7 AM - 7 PM)";

/** Hours and duties of each kind of work; the duties are among those offered for it (fact-options.ts). */
export const USUAL: Readonly<Record<Category, Usual>> = {
  "personal-driver": { shift: "9 AM - 7 PM", tasks: ["driving", "car_washing"] },
  housekeeper: { shift: "9 AM - 5 PM", tasks: ["dishes", "sweeping", "mopping", "dusting"] },
  "chef-cook": { shift: "8 AM - 2 PM", tasks: ["cooking"] },
  gardener: { shift: "7 AM - 11 AM", tasks: ["watering", "planting", "mowing"] },
  "security-guard": { shift: DAY, tasks: ["gate", "register", "rounds"] },
  "nanny-babysitter": { shift: STANDARD, tasks: ["child_care"] },
  "personal-assistant": { shift: STANDARD, tasks: ["papers", "bills", "calls"] },
  "elderly-care": { shift: DAY, tasks: ["elder_care", "medicines"] },
  "maintenance-handyman": { shift: STANDARD, tasks: ["wiring", "fans_lights", "pipes"] },
  driver: { shift: STANDARD, tasks: ["driving"] },
  electrician: { shift: STANDARD, tasks: ["wiring", "fans_lights", "appliances"] },
  plumber: { shift: STANDARD, tasks: ["pipes", "leaks", "tanks"] },
  carpenter: { shift: STANDARD, tasks: ["furniture", "doors_windows"] },
  mechanic: { shift: STANDARD, tasks: ["vehicle_service"] },
  welder: { shift: STANDARD, tasks: ["gates_grills"] },
  painter: { shift: STANDARD, tasks: ["walls"] },
  mason: { shift: STANDARD, tasks: ["bricks", "plaster"] },
  cleaner: { shift: "8 AM - 4 PM", tasks: ["sweeping", "mopping", "bathrooms"] },
};
