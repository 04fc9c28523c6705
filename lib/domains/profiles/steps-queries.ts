import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { getAccount } from "@/lib/domains/users/queries";
import { getWorkerPlaces } from "./places-service";
import { getWorkerProfile } from "./queries";
import type { StepAnswers } from "./steps-policy";

/** The answers to the profile's steps, as far as they are known. */
export async function getStepAnswers(worker: Actor<"worker">): Promise<StepAnswers> {
  const [profile, account] = await Promise.all([getWorkerProfile(worker), getAccount(worker)]);
  return { profile, places: getWorkerPlaces(worker).items, phone: account.phone };
}
