import "../support/raised-limits";
import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { decode } from "next-auth/jwt";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeSession } from "@/lib/access/auth/token";
import { db } from "@/lib/platform/db/client";
import { latestConsent } from "@/lib/domains/users/consent-queries";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { openBrowser } from "../support/browser";
import { makeJob, makePerson, TEST_PASSWORD } from "../support/factories";

const SESSION = "next-auth.session-token";
const form = (changes: Record<string, unknown> = {}) => ({
  username: `meena.${crypto.randomUUID().slice(0, 8)}`,
  password: "chameli-ka-phool",
  confirmPassword: "chameli-ka-phool",
  role: "worker",
  preferredLanguage: "hi",
  region: "delhi",
  ...changes,
});

/** A token of next-auth's key in another cipher for which that key has the right length (RFC 7518, section 5.2.3). */
function encryptedByCbc(claims: Record<string, unknown>): string {
  const info = "NextAuth.js Generated Encryption Key";
  const key = Buffer.from(hkdfSync("sha256", process.env.SESSION_SECRET!, "", info, 32));
  const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A128CBC-HS256" })).toString("base64url");
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  const headerBits = Buffer.alloc(8);
  headerBits.writeBigUInt64BE(BigInt(header.length * 8));
  const mac = createHmac("sha256", key.subarray(0, 16)).update(header).update(iv).update(body).update(headerBits);
  const parts = [iv, body, mac.digest().subarray(0, 16)].map((part) => part.toString("base64url"));
  return [header, "", ...parts].join(".");
}

describe("registering", () => {
  test("creates the account, signs in and reveals no secret", async () => {
    const browser = openBrowser();
    const values = form({ username: "  सुनीता.देवी  " });
    const answer = await browser.call("POST", "/api/register", { json: values });
    expect(answer).toMatchObject({
      status: 201,
      body: { username: "सुनीता.देवी", role: "worker", preferredLanguage: "hi", region: "delhi", isVerified: false },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon/i);
    expect(browser.cookies.get("language")).toBe("hi");
    expect(await browser.call("GET", "/api/user")).toMatchObject({ status: 200, body: { username: "सुनीता.देवी" } });
    const row = await db.user.findUniqueOrThrow({ where: { username: "सुनीता.देवी" }, include: { profile: true } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.profile).not.toBeNull();
  });

  test("defaults to an English-speaking worker", async () => {
    const { username, password, confirmPassword } = form();
    const answer = await openBrowser().call("POST", "/api/register", { json: { username, password, confirmPassword } });
    expect(answer).toMatchObject({ status: 201, body: { role: "worker", preferredLanguage: "en", region: null } });
  });

  test.each([
    ["an admin role", { role: "admin" }, "role"],
    ["an unknown language", { preferredLanguage: "fr" }, "preferredLanguage"],
    ["an unknown region", { region: "mars" }, "region"],
    ["a short password", { password: "abc", confirmPassword: "abc" }, "password"],
    ["a common password", { password: "Password123", confirmPassword: "Password123" }, "password"],
    ["a long password", { password: "x".repeat(129), confirmPassword: "x".repeat(129) }, "password"],
    ["another confirmation", { confirmPassword: "something-else" }, "confirmPassword"],
    ["a short name", { username: "ab" }, "username"],
    ["a long name", { username: "a".repeat(33) }, "username"],
    ["a name with a space", { username: "ram lal" }, "username"],
    ["no username and no name", { username: undefined }, "username"],
    ["no username and an empty name", { username: undefined, name: " " }, "username"],
    ["an empty username", { username: "", name: "Sunita" }, "username"],
    ["a phone number as the name", { name: "98765 43210" }, "name"],
    ["a short phone number", { phone: "12345" }, "phone"],
    ["someone under 18", { isAdult: false }, "isAdult"],
    ["a consent without its text", { consent: { language: "hi" } }, "consent"],
    ["a number as name", { username: 12345 }, "username"],
    ["two letters beyond the basic plane", { username: "\u{20000}a" }, "username"],
    ["an endless name", { username: `a${"\u0301".repeat(60_000)}${"\u0323".repeat(60_000)}` }, "username"],
  ])("refuses %s beside its field", async (_name, changes, field) => {
    const answer = await openBrowser({ language: "en" }).call("POST", "/api/register", { json: form(changes) });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid", errors: { [field]: [expect.any(String)] } } });
  });

  test("keeps the name to be called by, and makes a username of it if none is sent", async () => {
    const json = form({ username: undefined, name: " Parvati  Devi " });
    const { status, body } = await openBrowser().call("POST", "/api/register", { json });
    expect([status, body]).toMatchObject([201, { username: "parvati" }]);
    const profile = await db.profile.findUniqueOrThrow({ where: { userId: (body as { id: string }).id } });
    expect(profile).toMatchObject({ name: "Parvati  Devi" });
    const login = { username: "Parvati", password: json.password };
    expect((await openBrowser().call("POST", "/api/login", { json: login })).status).toBe(200);
  });

  test("lets a phone number be the username", async () => {
    const json = form({ username: "9876500077", name: "Kamla" });
    expect((await openBrowser().call("POST", "/api/register", { json })).status).toBe(201);
  });

  test("records the consent to the notice: version, language, time and call", async () => {
    const before = new Date();
    const consent = { version: CONSENT_VERSIONS.notice, language: "ta" };
    const json = form({ isAdult: true, consent, phone: "98765 43210" });
    const { status, body } = await openBrowser().call("POST", "/api/register", { json });
    expect(status).toBe(201);
    const { id } = body as { id: string };
    const { at, ...latest } = (await latestConsent(id, "notice"))!;
    expect(latest).toEqual(consent);
    expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(await latestConsent(id, "terms")).toBeNull();
    const row = await db.user.findUniqueOrThrow({ where: { id }, include: { consents: true } });
    expect(row).toMatchObject({ isAdult: true, phone: "+919876543210", consents: [{ call: "POST /api/register" }] });
  });

  test("without them the account is made as not asked yet", async () => {
    const { body } = await openBrowser().call("POST", "/api/register", { json: form() });
    const { id } = body as { id: string };
    const row = await db.user.findUniqueOrThrow({ where: { id }, include: { consents: true } });
    expect(row).toMatchObject({ isAdult: null, consents: [] });
  });

  test("refuses the consent to an outdated notice, and makes no account", async () => {
    const json = form({ isAdult: true, consent: { version: "2020-01-01", language: "hi" } });
    const answer = await openBrowser().call("POST", "/api/register", { json });
    expect(answer).toMatchObject({ status: 409, body: { code: "terms_changed" } });
    expect(await db.user.count({ where: { username: json.username } })).toBe(0);
  });

  test("names every empty field", async () => {
    const json = form({ username: "", password: "", confirmPassword: "" });
    const { status, body } = await openBrowser({ language: "en" }).call("POST", "/api/register", { json });
    expect(status).toBe(400);
    const { errors } = body as { errors: object };
    expect(Object.keys(errors).toSorted()).toEqual(["confirmPassword", "password", "username"]);
  });

  test("refuses a name taken in another case", async () => {
    const username = `Kamla.${crypto.randomUUID().slice(0, 8)}`;
    await openBrowser().call("POST", "/api/register", { json: form({ username }) });
    const again = await openBrowser().call("POST", "/api/register", {
      json: form({ username: username.toUpperCase() }),
    });
    expect(again).toMatchObject({
      status: 409,
      body: { code: "username_taken", errors: { username: [expect.any(String)] } },
    });
  });

  test("refuses a name that looks like another's", async () => {
    const stamp = crypto.randomUUID().slice(0, 8);
    await openBrowser().call("POST", "/api/register", { json: form({ username: `arnol.${stamp}` }) });
    for (const lookAlike of [`amo1.${stamp}`, `AMOL.${stamp}`]) {
      const answer = await openBrowser().call("POST", "/api/register", { json: form({ username: lookAlike }) });
      expect(answer).toMatchObject({ status: 409, body: { code: "username_taken" } });
    }
  });

  test("signs in with the name as a phone's keyboard writes it", async () => {
    const name = `राम${crypto.randomUUID().slice(0, 8).replaceAll(/[a-z]/g, "")}`;
    const json = form({ username: name.replace("म", "\u200dम") });
    expect((await openBrowser().call("POST", "/api/register", { json })).status).toBe(201);
    const credentials = { username: `${name}\u200c`, password: json.password };
    expect((await openBrowser().call("POST", "/api/login", { json: credentials })).status).toBe(200);
  });

  test("keeps a language chosen in this browser before", async () => {
    const browser = openBrowser({ language: "en" });
    await browser.call("POST", "/api/register", { json: form({ preferredLanguage: "ta" }) });
    expect(browser.cookies.get("language")).toBe("en");
  });
});

describe("logging in", () => {
  let username = "";
  beforeAll(async () => {
    ({ username } = await makePerson("worker"));
  });
  const login = (json: object, browser = openBrowser({ language: "en" })) =>
    browser.call("POST", "/api/login", { json });

  test("ignores the case of the name", async () => {
    const browser = openBrowser();
    const answer = await login({ username: username.toUpperCase(), password: TEST_PASSWORD }, browser);
    expect(answer).toMatchObject({ status: 200, body: { username } });
    expect(browser.cookies.get(SESSION)).toBeTruthy();
  });

  test("answers the same for an unknown name and a wrong password", async () => {
    const unknown = await login({ username: "nobody.here", password: TEST_PASSWORD });
    const wrong = await login({ username, password: "not-the-password" });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test("says which form to use only after the right password", async () => {
    expect(await login({ username, password: "wrong-one", role: "employer" })).toMatchObject({ status: 401 });
    expect(await login({ username, password: TEST_PASSWORD, role: "employer" })).toMatchObject({
      status: 403,
      body: { code: "wrong_family_seeker" },
    });
    expect(await login({ username, password: TEST_PASSWORD, role: "service_provider" })).toMatchObject({ status: 200 });
  });

  test("does not sign a worker in at the admins' screen", async () => {
    const browser = openBrowser({ language: "en" });
    expect(await login({ username, password: TEST_PASSWORD, role: "admin" }, browser)).toMatchObject({
      status: 403,
      body: { code: "not_admin", detail: "You don't have admin privileges" },
    });
    expect(browser.cookies.has(SESSION)).toBe(false);
  });

  test("tells deactivated users so, only after the right password", async () => {
    const gone = await makePerson("worker", { deactivatedAt: new Date() });
    expect(await login({ username: gone.username, password: "wrong-one" })).toMatchObject({ status: 401 });
    expect(await login({ username: gone.username, password: TEST_PASSWORD })).toMatchObject({
      status: 403,
      body: { code: "deactivated" },
    });
  });
});

describe("a session", () => {
  test("ends with logout, which also answers 204 without one", async () => {
    const { browser } = await makePerson("worker");
    expect((await browser.call("POST", "/api/logout")).status).toBe(204);
    expect((await browser.call("GET", "/api/user")).status).toBe(401);
    expect((await browser.call("POST", "/api/logout")).status).toBe(204);
  });

  test("that ends takes what the browser has cached with it, and nothing else", async () => {
    const { browser } = await makePerson("worker");
    const answer = await browser.call("POST", "/api/logout");
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    expect([...browser.cookies.keys()]).toEqual(["language"]);
  });

  test("ends at once when the user is deactivated", async () => {
    const { id, browser } = await makePerson("employer");
    await db.user.update({ where: { id }, data: { deactivatedAt: new Date() } });
    expect((await browser.call("GET", "/api/user")).status).toBe(401);
  });

  test("that ended refuses an application, and the login says why", async () => {
    const { username, id, browser } = await makePerson("worker");
    const job = await makeJob((await makePerson("employer")).id);
    await db.user.update({ where: { id }, data: { deactivatedAt: new Date() } });
    const json = { gender: "female", experience: "2-5 years" };
    expect((await browser.call("POST", `/api/service-requests/${job.id}/apply`, { json })).status).toBe(401);
    expect(await db.application.count({ where: { workerId: id } })).toBe(0);
    expect(
      await openBrowser().call("POST", "/api/login", { json: { username, password: TEST_PASSWORD, role: "worker" } }),
    ).toMatchObject({ status: 403, body: { code: "deactivated" } });
  });

  test("of another browser ends when the password changes, and this one continues", async () => {
    const { username, browser } = await makePerson("worker");
    const other = openBrowser();
    await other.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
    const change = { currentPassword: TEST_PASSWORD, newPassword: "gulmohar-ki-chhaya" };
    expect((await browser.call("POST", "/api/user/password", { json: change })).status).toBe(204);
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
    expect((await other.call("GET", "/api/user")).status).toBe(401);
  });

  test("cannot be forged or altered", async () => {
    const { browser } = await makePerson("admin");
    const cookie = browser.cookies.get(SESSION)!;
    // Not the last letter, some bits of which base64 ignores: 1 in 256 "altered" cookies would be unchanged.
    const at = cookie.length - 10;
    const altered = cookie.slice(0, at) + (cookie[at] === "x" ? "y" : "x") + cookie.slice(at + 1);
    for (const value of [altered, "nonsense", ""]) {
      expect((await openBrowser({ [SESSION]: value }).call("GET", "/api/user")).status).toBe(401);
    }
  });

  test("is encrypted by our cipher alone, whatever else the key would fit", async () => {
    const { id, browser } = await makePerson("worker");
    const { sid, uid, role } = (await decodeSession(browser.cookies.get(SESSION)))!;
    expect(uid).toBe(id);
    const cookie = encryptedByCbc({ sid, uid, role, exp: Math.floor(Date.now() / 1000) + 60 });
    // The token is sound: next-auth would take it.
    expect(await decode({ token: cookie, secret: process.env.SESSION_SECRET! })).toMatchObject({ sid });
    expect((await openBrowser({ [SESSION]: cookie }).call("GET", "/api/user")).status).toBe(401);
  });

  test("writes lastActive at most once in five minutes", async () => {
    const { id, browser } = await makePerson("worker", { lastActive: new Date(Date.now() - 6 * 60_000) });
    await browser.call("GET", "/api/user");
    const { lastActive: first } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(Date.now() - first!.getTime()).toBeLessThan(5_000);
    await browser.call("GET", "/api/user");
    const { lastActive: second } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(second).toEqual(first);
  });
});

test("preferences change only the fields sent", async () => {
  const { browser } = await makePerson("worker", { region: "gujarat" });
  expect(await browser.call("PATCH", "/api/user", { json: { preferredLanguage: "ta" } })).toMatchObject({
    status: 200,
    body: { preferredLanguage: "ta", region: "gujarat" },
  });
  expect(await browser.call("PATCH", "/api/user", { json: { region: null } })).toMatchObject({
    body: { region: null },
  });
});

test.each([-1, 0.5, 2_147_483_648, "0"])("onboarding does not cost %j", async (subscriptionAmount) => {
  const { browser } = await makePerson("client");
  const json = { userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount };
  expect((await browser.call("POST", "/api/client/onboarding", { json })).status).toBe(400);
});

test.each([
  ["/applied?status=accepted", "/applied?status=accepted"],
  ["/?search=%E0%A4%95", "/?search=%E0%A4%95"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["/\u0915", "/"],
  ["/a\u0001\r\nX: y", "/"],
])("an ended session redirects from %j to %s", async (next, location) => {
  const answer = await openBrowser().call("GET", `/session-ended?next=${encodeURIComponent(next)}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(location);
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
});

test("a link to the end of a session does not sign out anyone whose session is valid", async () => {
  const { browser } = await makePerson("worker");
  const answer = await browser.call("GET", "/session-ended");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("a change of role ends the session, whose screens were chosen by the old one", async () => {
  const { id, browser } = await makePerson("worker");
  await db.user.update({ where: { id }, data: { role: "employer" } });
  expect((await browser.call("GET", "/api/user")).status).toBe(401);
});

test("onboarding is pending until completed, and completing it again changes nothing", async () => {
  const { browser } = await makePerson("client");
  const path = "/api/client/onboarding-status";
  expect((await browser.call("GET", path)).body).toEqual({ onboardingStatus: "pending" });
  const json = { userType: "personal", subscriptionPlan: "service_requests", subscriptionAmount: 0 };
  for (let round = 0; round < 2; round += 1) {
    expect(await browser.call("POST", "/api/client/onboarding", { json })).toMatchObject({
      status: 200,
      body: { onboardingStatus: "completed" },
    });
  }
  expect((await browser.call("GET", path)).body).toEqual({ onboardingStatus: "completed" });
});
