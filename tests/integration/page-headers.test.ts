import "../support/https-origin";
import { NextRequest } from "next/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SESSION_MAX_AGE, sessionCookie } from "@/lib/access/auth/session-cookie";
import { SECURITY_HEADERS } from "@/lib/platform/http/security-headers";
import { transportSecurity } from "@/lib/platform/http/transport-security";
import { middleware } from "@/middleware";
import { ERROR_HEADERS } from "@/server/error-page";
import { openBrowser } from "../support/browser";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";
import { gradeOf } from "../support/observatory";
import { PAGE_ADDRESSES } from "../support/page-addresses";

const ORIGIN = "https://kaam.example";
const CALLERS = ["visitor", "worker", "employer", "admin"] as const;
type Caller = (typeof CALLERS)[number];

const people = {} as Record<Exclude<Caller, "visitor">, Person>;
const ids = { job: "", application: "", user: "" };
beforeAll(async () => {
  for (const role of ["worker", "employer", "admin"] as const) people[role] = await makePerson(role);
  ids.job = (await makeJob(people.employer.id)).id;
  ids.application = (await makeApplication(ids.job, people.worker.id)).id;
  ids.user = people.worker.id;
});

/** Every page, and addresses without one. */
const PATHS: (() => string)[] = [
  ...PAGE_ADDRESSES.map((page) => () => {
    const parameters: Record<string, string> = {
      id: page.startsWith("/admin/users") ? ids.user : ids.job,
      jobId: ids.job,
      applicationId: ids.application,
      category: "chef-cook",
    };
    return page.replaceAll(/\[([^\]]+)\]/g, (_all, name: string) => parameters[name] ?? "any");
  }),
  ...["/jobs", "/admin", "/jobs/00000000-0000-7000-8000-000000000000", "/nonsense"].map((path) => () => path),
];

/** The server's response: the middleware's headers take precedence over those of next.config.ts. */
async function open(caller: Caller, path: string): Promise<Response> {
  const session = caller === "visitor" ? "" : people[caller].browser.cookies.get(sessionCookie().name);
  const headers = { host: "kaam.example", cookie: session ? `${sessionCookie().name}=${session}` : "" };
  const { status, headers: set } = await middleware(new NextRequest(ORIGIN + path, { headers }));
  const all = new Headers(SECURITY_HEADERS);
  for (const [name, value] of set) all.set(name, value);
  all.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status, headers: all });
}

describe.each(CALLERS)("for %s, every path tells the browser", (caller) => {
  test("to store no page and to run only our scripts", async () => {
    const nonces = new Set<string>();
    for (const path of PATHS) {
      const { headers } = await open(caller, path());
      const about = `${caller} ${path()}`;
      expect(headers.get("cache-control"), about).toBe("private, no-store");
      expect(headers.get("strict-transport-security"), about).toBe("max-age=63072000");
      const policy = headers.get("content-security-policy")!;
      expect(policy, about).toMatch(/script-src 'self' 'nonce-[^;']+'(?: 'sha256-[^;']+')+;/);
      // Next reads the nonce from this request header.
      expect(headers.get("x-middleware-request-content-security-policy"), about).toBe(policy);
      nonces.add(/'nonce-([^']+)'/.exec(policy)![1]!);
    }
    expect(nonces.size).toBe(PATHS.length);
  });

  test("enough for the Observatory's grade A+", async () => {
    for (const path of PATHS) {
      const { grade, deductions } = gradeOf(ORIGIN + path(), await open(caller, path()));
      expect({ grade, deductions }, `${caller} ${path()}`).toEqual({ grade: "A+", deductions: [] });
    }
  });
});

test("these are the pages that exist", () => {
  expect(PAGE_ADDRESSES.length).toBeGreaterThan(20);
  expect(PAGE_ADDRESSES).toEqual(
    expect.arrayContaining(["/account", "/jobs/[jobId]/finish", "/employer/profile", "/forgot-password"]),
  );
});

test("the pages that the server in front makes by itself are graded A+ too", () => {
  const headers = { ...ERROR_HEADERS, ...transportSecurity({ APP_URL: ORIGIN }), "Content-Type": "text/html" };
  expect(gradeOf(ORIGIN, new Response(null, { status: 503, headers }))).toMatchObject({ grade: "A+", deductions: [] });
});

test.each([
  ["language=en", "This website has a different address.\nhttps://kaam.example\n"],
  ["", "इस वेबसाइट का पता दूसरा है।\nhttps://kaam.example\n"],
])("under a name that is not ours (%j), there is no page, but our address", async (cookie, text) => {
  const answer = await middleware(new NextRequest(ORIGIN, { headers: { host: "evil.example", cookie } }));
  expect(answer.status).toBe(421);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toBe(text);
});

test("under a name that is not ours, the interface refuses; health checks come by any", async () => {
  const visitor = openBrowser({ language: "en" });
  const call = (path: string, host: string) => visitor.call("GET", path, { headers: { host } });
  expect(await call("/api/user", "evil.example")).toMatchObject({ status: 421, body: { code: "misdirected" } });
  expect(await call("/uploads/none.webp", "127.0.0.1:3000")).toMatchObject({ status: 421 });
  expect(await call("/api/user", "kaam.example")).toMatchObject({ status: 401 });
  for (const part of ["live", "ready"]) expect((await call(`/api/health/${part}`, "10.0.0.7:3000")).status).toBe(200);
});

test("security.txt says to whom to write, for a while from today on", async () => {
  const { status, body, headers } = await openBrowser().call("GET", "/.well-known/security.txt", {
    headers: { host: "kaam.example" },
  });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    (body as string)
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toBe("mailto:security@kaam.example");
  expect(fields.get("Canonical")).toBe("https://kaam.example/.well-known/security.txt");
  const days = (new Date(fields.get("Expires")!).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(88);
  expect(days).toBeLessThan(91);
});

test.each([
  [
    { SECURITY_CONTACT: undefined, GRIEVANCE_EMAIL: "help@kaam.example", GRIEVANCE_OFFICER: "A Officer" },
    "mailto:help@kaam.example",
  ],
  [{ SECURITY_CONTACT: undefined }, "https://kaam.example/grievance"],
])("without a contact of its own security.txt names whoever answers complaints: %j", async (settings, contact) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { GET } = await import("@/app/.well-known/security.txt/route");
  const request = new NextRequest(`${ORIGIN}/.well-known/security.txt`, { headers: { host: "kaam.example" } });
  expect(await (await GET(request, { params: Promise.resolve({}) })).text()).toContain(`Contact: ${contact}\n`);
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("no subdomain can set the session cookie, and only this origin gets it", async () => {
  const browser = openBrowser();
  const { username } = await makePerson("worker");
  const login = await browser.call("POST", "/api/login", {
    json: { username, password: TEST_PASSWORD },
    headers: { host: "kaam.example", origin: ORIGIN },
  });
  expect(login.status).toBe(200);
  const name = "__Host-next-auth.session-token";
  expect(sessionCookie()).toEqual({
    name,
    options: { httpOnly: true, sameSite: "lax", secure: true, path: "/", maxAge: SESSION_MAX_AGE },
  });
  const user = (cookies: Record<string, string>) =>
    openBrowser(cookies).call("GET", "/api/user", { headers: { host: "kaam.example" } });
  const value = browser.cookies.get(name)!;
  expect(await user({ [name]: value })).toMatchObject({ status: 200, body: { username } });
  for (const other of ["__Secure-next-auth.session-token", "next-auth.session-token"])
    expect(await user({ [other]: value })).toMatchObject({ status: 401 });
});

test("the cookie renewed by a page does not lower the grade", async () => {
  vi.useFakeTimers({ now: Date.now() + (SESSION_MAX_AGE / 2) * 1_000, toFake: ["Date"] });
  const answer = await open("worker", "/");
  vi.useRealTimers();
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(gradeOf(ORIGIN, answer)).toMatchObject({ grade: "A+", deductions: [] });
  const insecure = answer.headers.getSetCookie()[0]!.replace("; Secure", "");
  answer.headers.delete("Set-Cookie");
  answer.headers.append("Set-Cookie", insecure);
  expect(gradeOf(ORIGIN, answer).deductions).toEqual(["cookies-session-without-secure-flag-but-protected-by-hsts"]);
});

test("the grade means something: without a script policy or HSTS it falls", async () => {
  const answer = await open("visitor", "/");
  answer.headers.set("Content-Security-Policy", "default-src 'self'; script-src 'self' 'unsafe-inline'");
  answer.headers.delete("Strict-Transport-Security");
  const { grade, deductions } = gradeOf(ORIGIN, answer);
  expect(deductions).toEqual(["csp-implemented-with-unsafe-inline", "hsts-not-implemented"]);
  expect(grade).toBe("C+");
});
