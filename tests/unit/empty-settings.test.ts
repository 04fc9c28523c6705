import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "@/scripts/before-install/settings.mjs";

afterEach(() => vi.unstubAllEnvs());

/** All settings in .env.example except the two mandatory ones. */
const NAMES = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)]
  .map(([, name]) => name!)
  .filter((name) => name !== "DATABASE_URL" && name !== "SESSION_SECRET");

async function envWith(value: string | undefined) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  for (const name of NAMES) vi.stubEnv(name, value);
  const { getEnv, isHttps, ownOrigin } = await import("@/lib/platform/env");
  return { env: getEnv(), isHttps: isHttps(), origin: ownOrigin(), scripts: readSettings() };
}

// As passed by a Compose file: `APP_URL: ${APP_URL:-}`.
test("any empty setting counts as unset", async () => {
  expect(NAMES).toEqual(expect.arrayContaining(["APP_URL", "PORT", "S3_REGION", "UPLOAD_STORAGE", "LOG_LEVEL"]));
  const without = await envWith(undefined);
  expect(await envWith("")).toEqual(without);
  expect(without.env).toMatchObject({ S3_REGION: "us-east-1", UPLOAD_STORAGE: "disk", DATABASE_POOL_SIZE: 10 });
});
