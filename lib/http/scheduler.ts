import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/env";
import { AppError } from "./errors";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Lets only a scheduler in: with `Authorization: Bearer` and the secret of the settings. For anyone else, and without that
 * setting, there is no such address.
 * @throws AppError not_found.
 */
export function requireScheduler(request: Request): void {
  const { CRON_SECRET: secret } = getEnv();
  const given = request.headers.get("authorization") ?? "";
  // Digests are of one length, and compared in a time that tells nothing.
  if (secret === undefined || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) {
    throw new AppError("not_found");
  }
}
