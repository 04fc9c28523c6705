import { COAST_WORKERS } from "./coast";
import { DECCAN_WORKERS } from "./deccan";
import { DELHI_WORKERS } from "./delhi";
import { DELHI_SUBURB_WORKERS } from "./delhi-suburbs";
import { NORTH_AND_EAST_WORKERS } from "./north-and-east";
import { WEST_WORKERS } from "./west";
import type { WorkerSeed } from "./worker-seed";

export const WORKERS: readonly WorkerSeed[] = [
  ...DELHI_WORKERS,
  ...DELHI_SUBURB_WORKERS,
  ...NORTH_AND_EAST_WORKERS,
  ...WEST_WORKERS,
  ...DECCAN_WORKERS,
  ...COAST_WORKERS,
];

/** Deactivated by an admin: other applicants reported being asked for money. */
export const DEACTIVATED_WORKER = {
  username: "quick.placement",
  role: "service_provider",
  name: "Q. Placement",
  gender: "male",
  location: "Gurgaon",
  reads: "en",
  speaks: ["Hindi", "English"],
  categories: ["driver", "security-guard"],
  skills: ["Driving"],
  pay: [20000, 25000],
  availability: "Immediately",
  alsoIn: ["South Delhi"],
  bio: "Call me for any job.",
  history: [["Agent", "Own work", 2, 0]],
} as const satisfies WorkerSeed;
