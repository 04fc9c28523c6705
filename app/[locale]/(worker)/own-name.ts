import { getTranslations } from "next-intl/server";
import type { Actor } from "@/lib/auth/actor";
import type { WorkerProfile } from "@/lib/profiles/types";
import { nameToOthers } from "@/lib/users/shown-name-policy";

/** The name under which a worker writes to employers; the word for a worker if there is none that others may read. */
export async function ownName({ username }: Actor<"worker">, profile: WorkerProfile): Promise<string> {
  return nameToOthers({ username, profile }) ?? (await getTranslations("options.role"))("worker");
}
