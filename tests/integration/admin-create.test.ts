import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { jobSearchText, SEARCH_VERSION } from "@/lib/jobs/search-text";
import { typescriptArgs } from "@/scripts/lib/run-typescript.mjs";
import { openBrowser } from "../support/browser";
import { makeJob, makePerson } from "../support/factories";

const PASSWORD = "a-long-tamarind-3";

/** Runs the command's TypeScript half without a terminal. @returns its exit code and all that it printed. */
const run = (args: string[], settings: Record<string, string> = {}) =>
  start(typescriptArgs("scripts/admin-create.ts", ...args), settings);

function start(args: string[], settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ADMIN_USERNAME: "", ADMIN_PASSWORD: "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, said })));
}
const login = (username: string, password: string) =>
  openBrowser().call("POST", "/api/login", { json: { username, password, role: "admin" } });
const entriesAbout = async (username: string) => {
  const { id } = await db.user.findUniqueOrThrow({ where: { username } });
  return db.auditLog.findMany({ where: { targetId: id, actorId: id }, select: { action: true, details: true } });
};

test("the first administrator is made, listed and recorded", async () => {
  expect((await run(["--list"])).said).toContain("There is no administrator yet");
  const settings = { ADMIN_USERNAME: "asha.root", ADMIN_PASSWORD: PASSWORD };
  expect(await run([], settings)).toEqual({ code: 0, said: "asha.root may now sign in at /admin-login.\n" });
  expect((await login("asha.root", PASSWORD)).status).toBe(200);
  expect(await entriesAbout("asha.root")).toEqual([
    { action: "user.create", details: { role: "super_admin", via: "command" } },
  ]);
  const { said } = await run(["--list"]);
  expect(said).toMatch(/^asha\.root +super_admin +since \d{4}-\d\d-\d\d +never active\n$/);
  expect(await run([], settings)).toMatchObject({ code: 1, said: expect.stringContaining("already") });
}, 120_000);

test("the whole command brings the database up to date first, as a start does", async () => {
  const employer = await makePerson("employer");
  const job = await makeJob(employer.id, { searchText: "of an older rule", searchVersion: 0 });
  const { said } = await start(["scripts/admin-create.mjs", "--list"], {});
  expect(said).toMatch(/administrator yet|since \d{4}/);
  const { searchText, searchVersion } = await db.job.findUniqueOrThrow({ where: { id: job.id } });
  expect({ searchText, searchVersion }).toEqual({ searchText: jobSearchText(job), searchVersion: SEARCH_VERSION });
}, 120_000);

test("a reset password replaces the old one, ends the sessions and is not printed", async () => {
  const admin = await makePerson("admin", { username: "Bela.admin" });
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(200);
  const { code, said } = await run(["--reset", "bela.ADMIN"], { ADMIN_PASSWORD: PASSWORD });
  expect({ code, said }).toEqual({ code: 0, said: "Bela.admin has a new password. Its sessions have ended.\n" });
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(401);
  expect((await login("Bela.admin", PASSWORD)).status).toBe(200);
  expect(await entriesAbout("Bela.admin")).toEqual([{ action: "user.reset_password", details: { via: "command" } }]);
}, 120_000);

test("what cannot be done is said in a sentence and changes nothing", async () => {
  await makePerson("worker", { username: "chand.worker" });
  await makePerson("admin", { username: "dev.gone", deactivatedAt: new Date() });
  const admin = await makePerson("admin", { username: "esha.admin" });
  for (const [args, password, sentence] of [
    [["--reset", "chand.worker"], PASSWORD, "No administrator is named chand.worker"],
    [["--reset", "dev.gone"], PASSWORD, "dev.gone has been deactivated"],
    [["--reset", "esha.admin"], "short", "too weak"],
    [["--reset", "esha.admin"], "", "Set ADMIN_PASSWORD"],
    [["--rest"], PASSWORD, "Use `npm run admin:create`"],
    [["--list", "--reset", "esha.admin"], PASSWORD, "Use `npm run admin:create`"],
  ] as const) {
    const { code, said } = await run([...args], { ADMIN_PASSWORD: password });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(sentence) });
    expect(said.trim().split("\n")).toHaveLength(1);
  }
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(200);
}, 120_000);
