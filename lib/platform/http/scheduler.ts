import "server-only";
import { getEnv } from "@/lib/platform/env";
import { hasBearer } from "./bearer";
import { AppError } from "./errors";

/**
 * Lets only a scheduler in: with `Authorization: Bearer` and the secret of the settings. For anyone else, and without that
 * setting, there is no such address.
 * @throws AppError not_found.
 */
export function requireScheduler(request: Request): void {
  const { CRON_SECRET: secret } = getEnv();
  if (secret === undefined || !hasBearer(request, secret)) throw new AppError("not_found");
}
