import { beforeEach, expect, test, vi } from "vitest";
import { s3Settings } from "@/lib/platform/settings/uploads";

const KEYS = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "do-not-print" };

async function settingsWith(env: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { getEnv } = await import("@/lib/platform/env");
  return s3Settings(getEnv());
}

beforeEach(() => {
  vi.unstubAllEnvs();
});

test("pictures are on disk by default", async () => {
  expect(await settingsWith({})).toBeNull();
});

test("a bucket that would not be used is named", async () => {
  await expect(settingsWith({ ...KEYS, UPLOAD_STORAGE: "" })).rejects.toThrow("S3_BUCKET is set, but");
});

test("Amazon S3 needs a bucket, keys and a region", async () => {
  expect(await settingsWith({ ...KEYS, UPLOAD_STORAGE: "s3", S3_REGION: "ap-south-1", S3_ENDPOINT: "" })).toEqual({
    bucket: "pictures",
    endpoint: undefined,
    region: "ap-south-1",
    accessKeyId: "key",
    secretAccessKey: "do-not-print",
    forcePathStyle: false,
  });
});

test("other stores have the bucket in the path by default", async () => {
  const env = { ...KEYS, UPLOAD_STORAGE: "s3", S3_ENDPOINT: "https://store.example" };
  expect(await settingsWith(env)).toMatchObject({ endpoint: "https://store.example", forcePathStyle: true });
  expect(await settingsWith({ ...env, S3_FORCE_PATH_STYLE: "false" })).toMatchObject({ forcePathStyle: false });
});

test.each(["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])(
  "does not start without %s, and says so",
  async (name) => {
    const failure = await settingsWith({ ...KEYS, UPLOAD_STORAGE: "s3", [name]: "" }).catch((error: unknown) => error);
    expect(String(failure)).toContain(`${name} is missing: UPLOAD_STORAGE=s3 needs it.`);
    expect(String(failure)).not.toContain("do-not-print");
  },
);

test("an invalid address or an unknown store is named", async () => {
  await expect(settingsWith({ ...KEYS, UPLOAD_STORAGE: "s3", S3_ENDPOINT: "store" })).rejects.toThrow("S3_ENDPOINT");
  await expect(settingsWith({ UPLOAD_STORAGE: "tape" })).rejects.toThrow("UPLOAD_STORAGE");
});
