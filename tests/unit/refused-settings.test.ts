import { afterEach, describe, expect, test, vi } from "vitest";
import { SETTING_NAMES } from "@/lib/platform/env";

afterEach(() => vi.unstubAllEnvs());

/** The settings that refuse nothing: any text is right. */
const ANY_TEXT =
  /^(HOSTNAME|TRUSTED_PROXIES|VERCEL|NEXT_DIST_DIR|UPLOAD_DIR|UPLOAD_TEMP_DIR|OTEL_.*|S3_(REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY)|SERVER_DEATHS)$/;

/** Texts that only the provider can judge. */
const FREE = /^(BHASHINI_|GOOGLE_(TRANSLATE_KEY|PROJECT_ID|LOCATION|ACCESS_TOKEN)|LIBRETRANSLATE_API_KEY)/;

/** The answer of the server to settings; empty if it takes them. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const name of SETTING_NAMES) vi.stubEnv(name, "");
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { getEnv } = await import("@/lib/platform/env");
  try {
    getEnv();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("each wrong setting is named, with what to write, in our own words", () => {
  test.each(SETTING_NAMES.filter((name) => !ANY_TEXT.test(name)))("%s", async (name) => {
    const said = await refusalOf({ [name]: "\u00a7?" });
    const [first] = said.split("\n");
    // Some settings are only wrong beside others.
    if (first === "") return expect(name).toMatch(FREE);
    expect(first).toMatch(/^[A-Z][A-Z0-9_]+ .*(set it to|is missing:|needs|has to|set UPLOAD_STORAGE)/);
    expect(first).toMatch(/\.$/);
    expect(said).not.toMatch(/Invalid|expected|Too (small|big)|received|Required/);
  });
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc": set it to a whole number.'],
  [{ PORT: "0" }, 'PORT is "0": set it to 1 or more.'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud": set it to one of fatal, error, warn, info, debug, trace, silent.'],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET is wrong: set it to 32 or more characters."],
  [{ SESSION_SECRET: "" }, "SESSION_SECRET is missing: set it to a text."],
  [
    { APP_URL: "kaamsetu" },
    'APP_URL is "kaamsetu": set it to an address with its beginning, such as https://example.org.',
  ],
  [{ METRICS_TOKEN: "abc" }, "METRICS_TOKEN is wrong: set it to 16 or more characters."],
  [
    { S3_BUCKET: "pictures" },
    "S3_BUCKET is set, but pictures would be kept on disk: set UPLOAD_STORAGE=s3 as well, or leave it out.",
  ],
])("%j", async (settings, sentence) => {
  expect(await refusalOf(settings)).toBe(`${sentence}\nAll settings are in docs/deployment.md.`);
});
