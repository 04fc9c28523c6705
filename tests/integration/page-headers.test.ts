import "../support/https-origin";
import { NextRequest } from "next/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SESSION_MAX_AGE, sessionCookie } from "@/lib/auth/token";
import { SECURITY_HEADERS } from "@/lib/http/security-headers";
import { middleware } from "@/middleware";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { gradeOf } from "../support/observatory";

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

const PATHS: (() => string)[] = [
  () => "/",
  () => "/jobs",
  () => `/jobs/${ids.job}`,
  () => "/jobs/00000000-0000-7000-8000-000000000000",
  () => `/jobs/${ids.job}/apply`,
  () => "/jobs/category/chef-cook",
  () => "/applied",
  () => "/profile",
  () => "/accepted",
  () => `/applications/${ids.application}`,
  () => "/employer/dashboard",
  () => "/employer/jobs/new",
  () => `/employer/jobs/${ids.job}`,
  () => `/job-applications/${ids.job}`,
  () => "/admin",
  () => "/admin-login",
  () => `/admin/users/${ids.user}`,
  () => "/admin/audit",
  () => "/nonsense",
];

/** The server's response: the middleware's headers take precedence over those of next.config.ts. */
async function open(caller: Caller, path: string): Promise<Response> {
  const session = caller === "visitor" ? "" : people[caller].browser.cookies.get(sessionCookie().name);
  const headers = { cookie: session ? `${sessionCookie().name}=${session}` : "" };
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
