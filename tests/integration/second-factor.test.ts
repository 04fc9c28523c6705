import "../support/raised-limits";
import { generateSync } from "otplib";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { openBrowser, type Answer, type Browser } from "../support/browser";
import { makePerson, TEST_DEVICE, TEST_PASSWORD, type Person } from "../support/factories";
import { logged } from "../support/log-lines";
import { postToNextAuth } from "../support/next-auth";

const DEVICE = "/api/user/second-factor/device";
const CODES = "/api/user/second-factor/recovery-codes";

/** The code of a device, by default at this moment; `steps` half minutes later. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
const login = (username: string, otp?: string, browser = openBrowser({ language: "en" })) =>
  browser.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD, ...(otp ? { otp } : {}) } });
const events = () => logged.lines().map(({ event, code }) => (code === undefined ? event : `${event} ${String(code)}`));
const factorOf = (userId: string) => db.secondFactor.findUniqueOrThrow({ where: { userId } });
const enrol = async (browser: Browser) => {
  const { secret } = (await browser.call("POST", DEVICE)).body as { secret: string };
  const answer = await browser.call("PUT", DEVICE, { json: { code: codeOf(secret) } });
  return { secret, answer, codes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
};
const refusal = (answer: Answer) => [answer.status, (answer.body as { code: string }).code];

let admin: Person;
beforeEach(async () => {
  admin = await makePerson("admin");
  logged.clear();
});

describe("setting up", () => {
  test("is an admin's first step; the secret is shown until a code proves it and nowhere afterwards", async () => {
    await db.secondFactor.deleteMany({ where: { userId: admin.id } });
    const { browser, username } = admin;
    expect(refusal(await browser.call("GET", "/api/admin/stats"))).toEqual([403, "first_steps"]);
    expect((await login(username)).body).toMatchObject({ mustDo: ["set_up_second_factor"] });
    const { body } = await browser.call("POST", DEVICE);
    const { secret, uri, qr } = body as Record<string, string>;
    expect(uri).toBe(`otpauth://totp/KaamSetu:${username}?secret=${secret}&issuer=KaamSetu`);
    expect(qr).toMatch(/^<svg [^>]*viewBox/);
    const wrong = codeOf(secret!) === "000000" ? "111111" : "000000";
    expect(await browser.call("PUT", DEVICE, { json: { code: wrong } })).toMatchObject({
      status: 400,
      body: { errors: { code: ["This code is wrong. Wait for the next one and try again."] } },
    });
    expect(refusal(await browser.call("GET", "/api/admin/stats"))).toEqual([403, "first_steps"]);
    const answer = await browser.call("PUT", DEVICE, { json: { code: codeOf(secret!) } });
    expect(answer.status).toBe(200);
    expect((await browser.call("GET", "/api/admin/stats")).status).toBe(200);
    const row = await factorOf(admin.id);
    expect(row).toMatchObject({ pendingSecret: null, recoveryHashes: { length: 10 } });
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
    for (const hidden of [secret!, ...recoveryCodes]) {
      expect(JSON.stringify(row)).not.toContain(hidden);
      expect(logged.text()).not.toContain(hidden);
    }
    expect(events()).toEqual(expect.arrayContaining(["second_factor_refused wrong_otp", "second_factor_enrolled"]));
  });

  test("of another device: the present one works until then, and everything else ends", async () => {
    const other = openBrowser();
    expect((await login(admin.username, codeOf(TEST_DEVICE), other)).status).toBe(200);
    const { secret } = (await admin.browser.call("POST", DEVICE)).body as { secret: string };
    expect((await login(admin.username, codeOf(TEST_DEVICE, 1))).status).toBe(200);
    const code = codeOf(secret);
    expect((await admin.browser.call("PUT", DEVICE, { json: { code } })).status).toBe(200);
    expect(events()).toContain("second_factor_replaced");
    expect((await other.call("GET", "/api/user")).status).toBe(401);
    expect((await admin.browser.call("GET", "/api/user")).status).toBe(200);
    expect(refusal(await login(admin.username, codeOf(TEST_DEVICE, 1)))).toEqual([401, "wrong_otp"]);
    // The code that proved the device is used up too.
    expect(refusal(await login(admin.username, code))).toEqual([401, "wrong_otp"]);
    expect((await login(admin.username, codeOf(secret, 1))).status).toBe(200);
  });

  test("takes a quarter of an hour at most, and a secret proves one device", async () => {
    const { browser, id } = admin;
    expect(refusal(await browser.call("PUT", DEVICE, { json: { code: "123456" } }))).toEqual([409, "device_expired"]);
    const { secret } = (await browser.call("POST", DEVICE)).body as { secret: string };
    await db.secondFactor.update({
      where: { userId: id },
      data: { pendingSince: new Date(Date.now() - 16 * 60_000) },
    });
    const json = { code: codeOf(secret) };
    expect(refusal(await browser.call("PUT", DEVICE, { json }))).toEqual([409, "device_expired"]);
    await db.secondFactor.update({ where: { userId: id }, data: { pendingSince: new Date() } });
    const answers = await Promise.all([1, 2].map(() => browser.call("PUT", DEVICE, { json })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test("is not for workers and employers, and nobody can switch it off", async () => {
    const worker = await makePerson("worker");
    expect(refusal(await worker.browser.call("POST", DEVICE))).toEqual([403, "admins_only"]);
    expect((await admin.browser.call("DELETE", DEVICE)).status).toBe(405);
  });

  test("is spared the demo admin while only this computer reaches the server", async () => {
    await db.secondFactor.deleteMany({ where: { userId: admin.id } });
    await db.user.update({ where: { id: admin.id }, data: { isDemo: true } });
    // The tests' settings name no address to listen on.
    expect((await login(admin.username)).body).toMatchObject({ mustDo: ["set_up_second_factor"] });
    expect(refusal(await admin.browser.call("POST", CODES))).toEqual([403, "first_steps"]);
  });
});

describe("logging in", () => {
  test("needs the code after the right password, and the answer to a wrong one is the same as ever", async () => {
    expect(await login(admin.username)).toMatchObject({
      status: 401,
      body: { code: "otp_required", detail: "Please enter the code from your authenticator app." },
    });
    const json = { username: admin.username, password: "not-the-password", otp: codeOf(TEST_DEVICE) };
    expect(refusal(await openBrowser().call("POST", "/api/login", { json }))).toEqual([401, "wrong_credentials"]);
    const browser = openBrowser();
    expect(await login(admin.username, codeOf(TEST_DEVICE), browser)).toMatchObject({
      status: 200,
      body: { mustDo: [] },
    });
    expect((await browser.call("GET", "/api/admin/stats")).status).toBe(200);
  });

  test("accepts a code once, also of many at the same time", async () => {
    const otp = codeOf(TEST_DEVICE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(admin.username, otp)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(refusal(await login(admin.username, otp))).toEqual([401, "wrong_otp"]);
    expect(refusal(await login(admin.username, codeOf(TEST_DEVICE, -1)))).toEqual([401, "wrong_otp"]);
    expect(events()).toContain("login_failed wrong_otp");
  });

  test("accepts each recovery code once", async () => {
    const { codes } = await enrol(admin.browser);
    const typed = codes[3]!.toLowerCase().replaceAll("-", " ");
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(admin.username, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(events()).toContain("recovery_code_used");
    expect((await factorOf(admin.id)).recoveryHashes).toHaveLength(9);
    const renewed = await admin.browser.call("POST", CODES);
    const { recoveryCodes } = renewed.body as { recoveryCodes: string[] };
    expect(refusal(await login(admin.username, codes[4]))).toEqual([401, "wrong_otp"]);
    expect((await login(admin.username, recoveryCodes[4])).status).toBe(200);
    expect(JSON.stringify(renewed.headers.get("cache-control"))).toContain("no-store");
  });

  test("through next-auth follows the same rules", async () => {
    const { username } = admin;
    const signIn = (fields: Record<string, string>) =>
      postToNextAuth(openBrowser(), "callback/credentials", { username, password: TEST_PASSWORD, ...fields });
    const urlOf = ({ body }: Answer) => (body as { url: string }).url;
    const asked = await signIn({});
    expect([asked.status, urlOf(asked)]).toEqual([401, expect.stringContaining("error=otp_required")]);
    expect(urlOf(await signIn({ otp: "not a code" }))).toContain("error=wrong_otp");
    expect((await signIn({ otp: codeOf(TEST_DEVICE) })).status).toBe(200);
  });

  test("stays possible after the server's secret is lost, with a recovery code", async () => {
    const { codes } = await enrol(admin.browser);
    await db.secondFactor.update({ where: { userId: admin.id }, data: { secret: "of-another-secret" } });
    expect(refusal(await login(admin.username, "123456"))).toEqual([401, "wrong_otp"]);
    expect(events()).toContain("second_factor_unreadable");
    expect((await login(admin.username, codes[0])).status).toBe(200);
  });
});

describe("a reset by a super admin", () => {
  const reset = (by: Person, of: Person) => by.browser.call("DELETE", `/api/admin/users/${of.id}/second-factor`);

  test("ends the sessions, is recorded, and leads to the first steps", async () => {
    const root = await makePerson("super_admin");
    expect((await reset(root, admin)).status).toBe(204);
    expect((await admin.browser.call("GET", "/api/user")).status).toBe(401);
    expect((await login(admin.username)).body).toMatchObject({ mustDo: ["set_up_second_factor"] });
    const entry = await db.auditLog.findFirstOrThrow({ where: { targetId: admin.id } });
    expect(entry).toMatchObject({ actorId: root.id, action: "user.reset_second_factor" });
    expect(events()).toContain("second_factor_reset");
    expect(refusal(await reset(root, admin))).toEqual([404, "no_second_factor"]);
  });

  test("is for super admins, and never of one's own", async () => {
    const root = await makePerson("super_admin");
    expect(refusal(await reset(admin, root))).toEqual([403, "above_rank"]);
    expect(refusal(await reset(root, root))).toEqual([403, "own_account"]);
    const passwordConfirmedAt = new Date(Date.now() - 11 * 60_000);
    await db.session.updateMany({ where: { userId: root.id }, data: { passwordConfirmedAt } });
    expect(refusal(await reset(root, admin))).toEqual([403, "password_required"]);
    expect((await factorOf(admin.id)).enrolledAt).not.toBeNull();
  });
});
