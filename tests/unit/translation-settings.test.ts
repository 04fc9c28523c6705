import { beforeEach, expect, test, vi } from "vitest";

async function settingsWith(env: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return (await import("@/lib/platform/env")).getEnv();
}

beforeEach(() => {
  vi.unstubAllEnvs();
});

test("by default there are no providers; empty settings count as missing", async () => {
  const empty = { LIBRETRANSLATE_URL: "", TRANSLATION: "", TRANSLATION_TIMEOUT_MS: "", LOG_LEVEL: "", PORT: "" };
  expect(await settingsWith(empty)).toMatchObject({
    ...{ TRANSLATION: "on", TRANSLATION_PROVIDERS: [], TRANSLATION_TIMEOUT_MS: 4_000, LOG_LEVEL: "info", PORT: 3_000 },
  });
});

test("a provider without its key is named, and no other", async () => {
  const env = { TRANSLATION_PROVIDERS: "google-v2, bhashini", BHASHINI_INFERENCE_KEY: "do-not-print" };
  const failure: unknown = await settingsWith(env).catch((error: unknown) => error);
  expect(String(failure)).toContain("TRANSLATION_PROVIDERS names google-v2, which needs GOOGLE_TRANSLATE_KEY.");
  expect(String(failure)).not.toMatch(/bhashini|do-not-print/);
});
