import "../support/raised-limits";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { register } from "@/instrumentation";
import { db } from "@/lib/platform/db/client";
import { makePerson } from "../support/factories";
import { openBrowser } from "../support/browser";
import { asFile, picture } from "../support/pictures";
import { startS3 } from "../support/s3-server";

// As on a platform for functions: nothing is written to the disk, and no process lives long enough for a timer.
vi.mock("@/lib/platform/uploads/disk-storage", () => ({
  diskStorage: () => {
    throw new Error("There is no disk.");
  },
}));

const SECRET = "a-secret-of-the-scheduler";
const UPLOADS = path.join(mkdtempSync(path.join(tmpdir(), "kaamsetu-serverless-")), "uploads");
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
  Object.assign(process.env, {
    ...{ VERCEL: "1", NEXT_RUNTIME: "nodejs", CRON_SECRET: SECRET },
    ...{ DELIVER_IN_PROCESS: "0", REMIND_OF_INTERVIEWS: "0", TIDY_AT_NIGHT: "0", UPLOAD_DIR: UPLOADS },
    ...{ UPLOAD_STORAGE: "s3", S3_BUCKET: s3.settings.bucket, S3_ENDPOINT: s3.settings.endpoint },
    ...{ S3_ACCESS_KEY_ID: s3.settings.accessKeyId, S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey },
  });
});
afterAll(() => s3.stop());

test("a start leaves no timer behind", async () => {
  const timers = [vi.spyOn(globalThis, "setInterval"), vi.spyOn(globalThis, "setTimeout")];
  await register();
  const lasting = timers.flatMap(({ mock }) => mock.calls).filter(([, ms = 0]) => Number(ms) >= 1_000);
  // The start itself waits for the database, which may set time-outs that end with it; repeated work would not.
  expect(timers[0]!.mock.calls).toEqual([]);
  expect(lasting.map(([work]) => String(work)).join("\n")).not.toMatch(/turn\(\)|tonight\(\)/);
  for (const timer of timers) timer.mockRestore();
});

test("a picture goes to the bucket and comes from it; no folder for pictures is made", async () => {
  const { browser } = await makePerson("worker");
  const form = new FormData();
  form.set("photo", asFile(await picture(600, 400).jpeg().toBuffer()));
  const saved = await browser.call("PUT", "/api/user/profile", { form });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await browser.call("GET", "/api/user/profile/photo")).status).toBe(200);
  expect(existsSync(UPLOADS) ? readdirSync(UPLOADS) : []).toEqual([]);
});

test("the platform's scheduler has people reminded of interviews, and nobody else may", async () => {
  const call = (authorization: string) =>
    openBrowser().call("GET", "/api/tasks/reminders", { headers: { authorization } });
  expect((await call("Bearer another")).status).toBe(404);
  expect(await call(`Bearer ${SECRET}`)).toMatchObject({ status: 200, body: { reminded: 0, told: 0 } });
});

test("the platform's scheduler does the night's work once a day, and nobody else may", async () => {
  const call = (authorization: string) =>
    openBrowser().call("GET", "/api/tasks/night", { headers: authorization ? { authorization } : {} });
  for (const wrong of ["", SECRET, "Bearer another"]) expect((await call(wrong)).status, wrong).toBe(404);
  expect(await call(`Bearer ${SECRET}`)).toMatchObject({ status: 200, body: { isDone: true, failed: [] } });
  expect(await call(`Bearer ${SECRET}`)).toMatchObject({ status: 200, body: { isDone: false } });
  expect(await db.tidyRun.count({ where: { night: { not: null } } })).toBe(1);
});
