import "../support/raised-limits";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { decodeSession } from "@/lib/access/auth/token";
import { db } from "@/lib/platform/db/client";
import { openBrowser, type Browser } from "../support/browser";
import { makePerson, TEST_PASSWORD } from "../support/factories";
import { logged } from "../support/log-lines";
import { postForm, postToNextAuth } from "../support/next-auth";

const ORIGIN = "http://localhost:3000";
const SESSION = "next-auth.session-token";
const CREDENTIALS = "callback/credentials";

let username = "";
let id = "";
beforeAll(async () => {
  ({ username, id } = await makePerson("worker", { preferredLanguage: "ta" }));
});

const open = () => openBrowser({ language: "en" });
const signIn = (browser: Browser, fields: Record<string, string> = {}) =>
  postToNextAuth(browser, CREDENTIALS, { username, password: TEST_PASSWORD, ...fields });
const sessionOf = async (browser: Browser) => (await browser.call("GET", "/api/auth/session")).body;
const claimsOf = async ({ cookies }: Browser) => (await decodeSession(cookies.get(SESSION)))!;
/** The attributes of the session cookie set by an answer, without its value. */
const attributesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(SESSION))!
    .split("; ")
    .slice(1)
    .filter((attribute) => !attribute.startsWith("Expires"))
    .sort();

describe("signing in with next-auth", () => {
  test("opens the API, sets the language of a new browser, and returns the user and no more", async () => {
    const browser = openBrowser();
    expect(await signIn(browser)).toMatchObject({ status: 200, body: { url: `${ORIGIN}/` } });
    expect(browser.cookies.get("language")).toBe("ta");
    expect(await browser.call("GET", "/api/user")).toMatchObject({ status: 200, body: { username } });
    const { user, ...rest } = (await sessionOf(browser)) as { user: object; expires: string };
    expect(user).toEqual({ id, username, role: "worker", language: "ta" });
    expect(Object.keys(rest)).toEqual(["expires"]);
  });

  test("sets the same cookie as POST /api/login", async () => {
    const [mine, theirs] = [open(), open()];
    const { headers } = await signIn(mine);
    await theirs.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
    expect(attributesOf(headers)).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
    expect(sessionCookie().options).toEqual({
      ...{ httpOnly: true, maxAge: 2_592_000, path: "/", sameSite: "lax", secure: false },
    });
    const [here, there] = [await claimsOf(mine), await claimsOf(theirs)];
    expect(Object.keys(here)).toEqual(Object.keys(there));
    expect({ ...here, sid: "", issuedAt: 0 }).toEqual({ ...there, sid: "", issuedAt: 0 });
    expect(here.sid).not.toBe(there.sid);
  });

  test("as a plain form leads to the requested page, never to another site", async () => {
    for (const [callbackUrl, location] of [
      ["/applied?status=accepted", "/applied?status=accepted"],
      [`${ORIGIN}/jobs/1`, "/jobs/1"],
      ["https://evil.example/", "/"],
      ["//evil.example", "/"],
      ["/\\evil.example", "/"],
      ["javascript:alert(1)", "/"],
      ["http://[", "/"],
    ]) {
      const answer = await signIn(open(), { callbackUrl: callbackUrl!, json: "" });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
    }
  });

  test("leads a refused form to the visitors' screen, with the error code of /api/login", async () => {
    const browser = open();
    const { status, headers } = await signIn(browser, { password: "wrong-one", json: "" });
    expect([status, headers.get("location")]).toEqual([302, "/api/auth/error?error=wrong_credentials"]);
    const error = await browser.call("GET", headers.get("location")!);
    expect([error.status, error.headers.get("location")]).toEqual([302, "/?error=wrong_credentials"]);
  });

  test.each([
    ["a wrong password", () => ({ username, password: "wrong-one" })],
    ["an unknown name", () => ({ username: "nobody.here", password: TEST_PASSWORD })],
    ["the form of the other family", () => ({ username, password: TEST_PASSWORD, role: "employer" })],
    ["the admins' form", () => ({ username, password: TEST_PASSWORD, role: "admin" })],
    ["a deactivated account", async () => ({ ...(await gone()), password: TEST_PASSWORD })],
    ["a deactivated account and a wrong password", async () => ({ ...(await gone()), password: "wrong-one" })],
  ])("refuses %s with the code of POST /api/login", async (_name, make) => {
    const json = await make();
    const { body } = await open().call("POST", "/api/login", { json });
    const browser = open();
    const answer = await postToNextAuth(browser, CREDENTIALS, json);
    expect(answer.status).toBe(401);
    const { url } = answer.body as { url: string };
    expect(url).toBe(`${ORIGIN}/api/auth/error?error=${(body as { code: string }).code}`);
    expect(browser.cookies.has(SESSION)).toBe(false);
  });

  test("names missing fields as POST /api/login does", async () => {
    const { body } = await open().call("POST", "/api/login", { json: { username: "" } });
    expect(await postToNextAuth(open(), CREDENTIALS, { username: "" })).toMatchObject({ status: 400, body: body! });
  });

  test.each([{ callbackUrl: { toString: 1 } }, { callbackUrl: 7 }, { csrfToken: ["x"] }, { csrfToken: null }])(
    "refuses fields of another type: %j",
    async (fields) => {
      for (const action of ["signin", "signout", CREDENTIALS, "session"]) {
        const { status, body } = await open().call("POST", `/api/auth/${action}`, {
          json: { json: "true", ...fields },
        });
        expect([action, status, body]).toEqual([action, 400, expect.objectContaining({ code: "invalid" })]);
      }
    },
  );

  test("an address that cannot be decoded is replaced by the origin", async () => {
    for (const callbackUrl of ["/100%", "/%ff", "%"]) {
      expect(await signIn(open(), { callbackUrl })).toMatchObject({ status: 200, body: { url: ORIGIN } });
    }
  });

  test("requires the token of the same browser", async () => {
    const other = open();
    await other.call("GET", "/api/auth/csrf");
    const fields = { username, password: TEST_PASSWORD, json: "true" };
    for (const csrfToken of ["", other.cookies.get("next-auth.csrf-token")!.split("|")[0]!]) {
      const browser = open();
      await browser.call("GET", "/api/auth/csrf");
      const answer = await postForm(browser, CREDENTIALS, { ...fields, csrfToken });
      expect(answer.body).toEqual({ url: `${ORIGIN}/api/auth/signin?csrf=true` });
      expect(browser.cookies.has(SESSION)).toBe(false);
    }
  });

  test("is refused from another site's page", async () => {
    const browser = open();
    const answer = await postToNextAuth(
      browser,
      CREDENTIALS,
      { username, password: TEST_PASSWORD },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    );
    expect(answer).toMatchObject({ status: 403, body: { code: "cross_site" } });
    expect(browser.cookies.has(SESSION)).toBe(false);
  });
});

const gone = async () => {
  const person = await makePerson("worker", { deactivatedAt: new Date() });
  return { username: person.username };
};

describe("a session", () => {
  test("of POST /api/login is also next-auth's, and keeps its id when renewed", async () => {
    const browser = open();
    await browser.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
    const { sid } = await claimsOf(browser);
    const before = browser.cookies.get(SESSION);
    expect(await sessionOf(browser)).toMatchObject({ user: { id, language: "en" } });
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    expect(await claimsOf(browser)).toMatchObject({ role: "worker", sid });
  });

  test("ends with next-auth's sign-out, which requires its token", async () => {
    const browser = open();
    await browser.call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
    await postForm(browser, "signout", { json: "true" });
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
    const answer = await postToNextAuth(browser, "signout");
    expect(answer).toMatchObject({ status: 200, body: { url: `${ORIGIN}/` } });
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect((await browser.call("GET", "/api/user")).status).toBe(401);
  });

  test("of next-auth ends with POST /api/logout", async () => {
    const browser = open();
    await signIn(browser);
    expect((await browser.call("POST", "/api/logout")).status).toBe(204);
    expect(await sessionOf(browser)).toEqual({});
  });

  test("also ends at once for next-auth when the account is deactivated or its sessions are ended", async () => {
    logged.clear();
    for (const data of [{ deactivatedAt: new Date() }, { sessions: { deleteMany: {} } }]) {
      const person = await makePerson("employer");
      expect(await sessionOf(person.browser)).toMatchObject({ user: { id: person.id, role: "employer" } });
      await db.user.update({ where: { id: person.id }, data });
      expect(await sessionOf(person.browser)).toEqual({});
      expect(person.browser.cookies.has(SESSION)).toBe(false);
    }
    expect(logged.lines().filter(({ level }) => level !== "info")).toEqual([]);
  });

  test("cannot be altered by its browser", async () => {
    const { browser } = await makePerson("worker");
    const before = await claimsOf(browser);
    const data = { user: { role: "admin" }, role: "admin", sid: crypto.randomUUID() };
    const { csrfToken } = (await browser.call("GET", "/api/auth/csrf")).body as { csrfToken: string };
    const answer = await browser.call("POST", "/api/auth/session", { json: { csrfToken, data } });
    expect(answer).toMatchObject({ status: 200, body: { user: { role: "worker" } } });
    expect(await claimsOf(browser)).toMatchObject({ role: "worker", sid: before.sid });
  });
});

describe("next-auth's answers", () => {
  const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };

  test("use our own origin, whatever a request or a trusting platform says", async () => {
    vi.stubEnv("AUTH_TRUST_HOST", "true");
    vi.stubEnv("VERCEL", "1");
    for (const path of ["providers", "signin?callbackUrl=/applied", "error?error=x"]) {
      const { body, headers } = await open().call("GET", `/api/auth/${path}`, { headers: forged });
      expect(`${JSON.stringify(body)} ${headers.get("location")}`).not.toContain("evil");
    }
    vi.unstubAllEnvs();
  });

  test("list the sign-in providers", async () => {
    const { body } = await open().call("GET", "/api/auth/providers");
    expect(body).toMatchObject({
      credentials: { type: "credentials", callbackUrl: `${ORIGIN}/api/auth/${CREDENTIALS}` },
    });
  });

  test.each([
    ["signin", "/?callbackUrl=http%3A%2F%2Flocalhost%3A3000"],
    ["signin?callbackUrl=%2Fapplied", "/?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fapplied"],
    ["signin?callbackUrl=https%3A%2F%2Fevil.example", "/?callbackUrl=http%3A%2F%2Flocalhost%3A3000"],
    ["signin?callbackUrl=http%3A%2F%2F%5B", "/?error=Configuration"],
    ["signout", "/"],
    ["error?error=deactivated", "/?error=deactivated"],
    ["verify-request", "/"],
  ])("to GET %s are our own screen", async (path, location) => {
    logged.clear();
    const { status, headers } = await open().call("GET", `/api/auth/${path}`);
    expect([status, headers.get("location")]).toEqual([302, location]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(logged.lines().filter(({ level }) => level !== "info")).toEqual([]);
  });

  test.each([
    ["GET", "_log", 404],
    ["POST", "_log", 404],
    ["GET", "nonsense", 404],
    ["GET", CREDENTIALS, 404],
    ["GET", "session/a/b", 404],
    ["POST", "callback/nobody", 400],
    ["GET", "callback/nobody", 400],
    ["POST", "session", 400],
    ["POST", "providers", 404],
    ["GET", "error?error=%0A", 400],
    ["GET", "providers?callbackUrl=http%3A%2F%2F%5B", 400],
  ])("to %s %s are a problem with %i", async (method, path, status) => {
    const answer = await open().call(method, `/api/auth/${path}`, method === "POST" ? { json: {} } : {});
    expect(answer).toMatchObject({ status, body: { status, code: expect.any(String) } });
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  });
});

test("under https the cookie is Secure, with the prefix, and URLs start with the public origin", async () => {
  vi.resetModules();
  vi.stubEnv("APP_URL", "https://kaamsetu.example/");
  vi.stubEnv("NEXTAUTH_URL", "https://elsewhere.example");
  const { authOptions } = await import("@/lib/access/auth/options");
  expect(
    authOptions(
      () => {},
      () => Promise.reject(new Error("unused")),
    ),
  ).toMatchObject({
    useSecureCookies: true,
    cookies: { sessionToken: { name: `__Host-${SESSION}`, options: { secure: true, httpOnly: true } } },
  });
  expect(process.env.NEXTAUTH_URL).toBe("https://kaamsetu.example");
  vi.unstubAllEnvs();
});
