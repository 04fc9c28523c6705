import { getTranslations } from "next-intl/server";
import type { Actor } from "@/lib/access/auth/actor";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { nameToOthers } from "@/lib/domains/users/shown-name-policy";

/** The name under which a worker writes to employers; the word for a worker if there is none that others may read. */
export async function ownName({ username }: Actor<"worker">, profile: WorkerProfile): Promise<string> {
  return nameToOthers({ username, profile }) ?? (await getTranslations("options.role"))("worker");
}
