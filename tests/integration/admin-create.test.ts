import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { PASSWORD_LENGTH } from "@/lib/access/auth/password-length";
import { adminCommand, type Terminal } from "@/scripts/admin-create";
import { UserError } from "@/scripts/before-install/errors.mjs";
import { sampleAccount } from "@/scripts/lib/sample-account";
import { openBrowser } from "../support/browser";
import { makePerson } from "../support/factories";

const PASSWORD = "a-long-tamarind-3";

/** Runs the command itself, without a terminal unless one is given. @returns its output, or its error sentence. */
const run = async (args: string[], settings: Record<string, string> = {}, terminal?: Terminal) => {
  try {
    return { said: await adminCommand(db, args, settings, terminal), refused: false };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { said: error.message, refused: true };
  }
};

/** The whole command, as npm runs it. @returns all its output. */
function start(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ["scripts/run.mjs", "admin-create", ...args], {
    env: { ...process.env, ADMIN_USERNAME: "", ADMIN_PASSWORD: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once("exit", () => resolve(said)));
}

/** A terminal at which these lines are typed in turn. */
function typing(...lines: string[]): Terminal {
  const next = async () => lines.shift() ?? "";
  return { askVisible: next, askHidden: next };
}

const login = (username: string, password: string) =>
  openBrowser().call("POST", "/api/login", { json: { username, password, role: "admin" } });
const entriesAbout = async (username: string) => {
  const { id } = await db.user.findUniqueOrThrow({ where: { username } });
  return db.auditLog.findMany({ where: { targetId: id, actorId: id }, select: { action: true, details: true } });
};

test("creates, lists and records the first administrator", async () => {
  expect((await run(["--list"])).said).toContain("There is no administrator yet");
  const settings = { ADMIN_USERNAME: "asha.root", ADMIN_PASSWORD: PASSWORD };
  expect(await run([], settings)).toEqual({ refused: false, said: "asha.root may now sign in at /admin-login." });
  expect((await login("asha.root", PASSWORD)).status).toBe(200);
  expect(await entriesAbout("asha.root")).toEqual([
    { action: "user.create", details: { role: "super_admin", via: "command" } },
  ]);
  const { said } = await run(["--list"]);
  expect(said).toMatch(/^asha\.root +super_admin +since \d{4}-\d\d-\d\d +never active$/);
  expect(await run([], settings)).toEqual({
    refused: true,
    said: "There is an account named asha.root, or one that looks like it: choose another name.",
  });
});

test("an administrator made by the command has the name and all that look like it", async () => {
  const settings = (name: string) => ({ ADMIN_USERNAME: name, ADMIN_PASSWORD: PASSWORD });
  expect((await run([], settings("chitra.root"))).refused).toBe(false);
  const account = { username: "chitra.r00t", password: "only-for-tests-9", role: "worker", language: "en" } as const;
  const registered = await openBrowser().call("POST", "/api/register", { json: sampleAccount(account) });
  expect([registered.status, registered.body]).toEqual([409, expect.objectContaining({ code: "username_taken" })]);
  await makePerson("employer", { username: "dina.office" });
  expect((await run([], settings("dina.0ffice"))).refused).toBe(true);
});

test("the whole command lists the administrators", async () => {
  expect(await start("--list")).toMatch(/administrator yet|since \d{4}/);
}, 120_000);

test("a reset password replaces the old one, ends the sessions and is not printed", async () => {
  const admin = await makePerson("admin", { username: "Bela.admin" });
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(200);
  expect(await run(["--reset", "bela.ADMIN"], { ADMIN_PASSWORD: PASSWORD })).toEqual({
    refused: false,
    said: "Bela.admin has a new password. Its sessions have ended, and its second factor is to be set up again.",
  });
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(401);
  const mustDo = ["set_up_second_factor"];
  expect(await login("Bela.admin", PASSWORD)).toMatchObject({ status: 200, body: { mustDo } });
  expect(await entriesAbout("Bela.admin")).toEqual([{ action: "user.reset_password", details: { via: "command" } }]);
});

test("explains each refusal in one sentence and changes nothing", async () => {
  await makePerson("worker", { username: "chand.worker" });
  await makePerson("admin", { username: "dev.gone", deactivatedAt: new Date() });
  const admin = await makePerson("admin", { username: "esha.admin" });
  const usage =
    "Use `npm run admin:create`, `npm run admin:create -- --list` or `npm run admin:create -- --reset NAME`.";
  const weak =
    "This password is too weak for an administrator: use 12 or more characters, not a common password, not the user name.";
  for (const [args, settings, sentence] of [
    [
      ["--reset", "chand.worker"],
      { ADMIN_PASSWORD: PASSWORD },
      "No administrator is named chand.worker: see `npm run admin:create -- --list`.",
    ],
    [
      ["--reset", "dev.gone"],
      { ADMIN_PASSWORD: PASSWORD },
      "dev.gone has been deactivated, which is for good: make another account.",
    ],
    [["--reset", "esha.admin"], { ADMIN_PASSWORD: "short" }, weak],
    [["--reset", "esha.admin"], { ADMIN_PASSWORD: "esha.admin-1234" }, weak],
    [
      ["--reset", "esha.admin"],
      { ADMIN_PASSWORD: PASSWORD.repeat(20) },
      `This password is too long: use at most ${PASSWORD_LENGTH.max} characters.`,
    ],
    [["--reset", "esha.admin"], {}, "Set ADMIN_PASSWORD, or run this in a terminal to be asked."],
    [[], {}, "Set ADMIN_USERNAME and ADMIN_PASSWORD, or run this in a terminal to be asked."],
    [
      [],
      { ADMIN_USERNAME: "no blanks", ADMIN_PASSWORD: PASSWORD },
      "A user name has 3 to 32 letters, digits, dots, hyphens or underscores: choose another one.",
    ],
    [["--rest"], { ADMIN_PASSWORD: PASSWORD }, usage],
    [["--list", "--reset", "esha.admin"], { ADMIN_PASSWORD: PASSWORD }, usage],
  ] as const) {
    expect(await run([...args], { ...settings })).toEqual({ refused: true, said: sentence });
  }
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(200);
});

test("asks in a terminal, twice for the password", async () => {
  expect(await run([], {}, typing("farah.root", PASSWORD, `${PASSWORD}4`))).toEqual({
    refused: true,
    said: "The two passwords differ: try again.",
  });
  expect(await run([], {}, typing("farah.root", PASSWORD, PASSWORD))).toMatchObject({ refused: false });
  expect((await login("farah.root", PASSWORD)).status).toBe(200);
});
