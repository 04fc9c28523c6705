import { createHash } from "node:crypto";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { CONSENT_VERSIONS } from "../../lib/language/notices/consents";
import type { Role } from "../../lib/core/roles";
import { en } from "./support";

/**
 * Specification, "Routing by session": the screen and status of every path for every kind of caller, in real documents. A
 * screen is recognised by its heading (h1), so a redirect or a wrong rewrite shows.
 */
type Caller = "visitor" | "worker" | "service_provider" | "employer" | "client" | "admin" | "super_admin";
const CALLERS: Caller[] = ["visitor", "worker", "service_provider", "employer", "client", "admin", "super_admin"];

const contexts = {} as Record<Caller, APIRequestContext>;
const ids = { job: "", application: "", user: "" };
const NOWHERE = "00000000-0000-7000-8000-000000000000";

test.beforeAll(async ({ playwright }) => {
  const open = () =>
    playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL!, extraHTTPHeaders: { Cookie: "language=en" } });
  const stamp = Date.now().toString(36);
  const register = async (role: Role): Promise<APIRequestContext> => {
    const browser = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL! });
    const password = "only-for-journeys-3";
    const username = `${role}.${stamp}`.slice(0, 32);
    const consent = { version: CONSENT_VERSIONS.notice, language: "en" };
    const account = { username, password, confirmPassword: password, role, preferredLanguage: "en" };
    const data = { ...account, isAdult: true, consent };
    const answer = await browser.post("/api/register", { data });
    expect(answer.status()).toBe(201);
    return browser;
  };
  const login = async (username: string, password: string): Promise<APIRequestContext> => {
    const browser = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL! });
    const answer = await browser.post("/api/login", { data: { username, password } });
    expect(answer.status()).toBe(200);
    return browser;
  };
  contexts.visitor = await open();
  for (const role of ["worker", "service_provider", "employer", "client"] as const)
    contexts[role] = await register(role);
  contexts.admin = await login("demo.support", "kaam-setu-demo-3");
  contexts.super_admin = await login("demo.admin", "kaam-setu-demo-3");

  const job = {
    title: "Cook for the journeys",
    category: "chef-cook",
    location: "Gurgaon",
    salary: "22000",
    shift: "Day Shift (7 AM - 7 PM)",
    workingDays: "Monday - Saturday",
    experienceLevel: "2-5 years",
  };
  ids.job = ((await (await contexts.employer.post("/api/jobs", { data: job })).json()) as { id: string }).id;
  const answers = { gender: "female", experience: "2-5 years" };
  const applied = await contexts.worker.post(`/api/jobs/${ids.job}/apply`, { data: answers });
  ids.application = ((await applied.json()) as { id: string }).id;
  ids.user = ((await (await contexts.worker.get("/api/user")).json()) as { id: string }).id;
});

test.afterAll(async () => {
  await Promise.all(Object.values(contexts).map((context) => context.dispose()));
});

const SCREENS: Record<string, { status: number; heading: RegExp }> = {
  auth: { status: 200, heading: /KaamSetu/ },
  auth_unknown: { status: 404, heading: /KaamSetu/ },
  shared_job: { status: 200, heading: /^Cook, live-out – Gurgaon – 7 AM to 7 PM$/ },
  admin_login: { status: 200, heading: /./ },
  help: { status: 200, heading: /^Help$/ },
  call: { status: 200, heading: new RegExp(en("recovery.call.title")) },
  call_coming: { status: 200, heading: new RegExp(en("recovery.sent.title")) },
  forgot_password: { status: 200, heading: new RegExp(en("recovery.title")) },
  not_found: { status: 404, heading: /404 - Page Not Found/ },
  restricted: { status: 403, heading: new RegExp(en("notFound.restricted.title")) },
  job_missing: { status: 404, heading: /Job Not Found/ },
  job_unnamed: { status: 404, heading: /Job Not Found/ },
  application_missing: { status: 404, heading: /Application not found/ },
  user_missing: { status: 404, heading: /Error Loading User/ },
  home: { status: 200, heading: /./ },
  job: { status: 200, heading: /^Cook(, live-out – Gurgaon| for the journeys)/ },
  apply: { status: 200, heading: /./ },
  finish: { status: 200, heading: /./ },
  category: { status: 200, heading: /./ },
  no_such_mails: { status: 200, heading: new RegExp(en("unsubscribe.wrong")) },
  own_data: { status: 200, heading: /My data/ },
  notifications: { status: 200, heading: new RegExp(`^${en("notifications.title")}$`) },
  applied: { status: 200, heading: /Applied/ },
  saved: { status: 200, heading: /Saved positions/ },
  work: { status: 200, heading: new RegExp(en("myWork.title")) },
  answers: { status: 200, heading: new RegExp(en("answers.title")) },
  today: { status: 200, heading: new RegExp(en("today.title")) },
  hired: { status: 200, heading: new RegExp(en("hired.title")) },
  profile: { status: 200, heading: /My profile/ },
  steps: { status: 200, heading: new RegExp(en("profileSteps.title")) },
  step: { status: 200, heading: new RegExp(en("profile.skills.work").replace("?", "\\?")) },
  steps_done: { status: 200, heading: new RegExp(en("profileSteps.endTitle")) },
  accepted: { status: 200, heading: /Accepted/ },
  application: { status: 200, heading: /./ },
  dashboard: { status: 200, heading: /Service Request Management/ },
  company: { status: 200, heading: /Company profile/ },
  create: { status: 200, heading: /Request Domestic Service/ },
  edit: { status: 200, heading: /./ },
  own_job: { status: 200, heading: /Cook for the journeys/ },
  job_applications: { status: 200, heading: /Applications for/ },
  admin_dashboard: { status: 200, heading: /./ },
  user: { status: 200, heading: /worker\./ },
  users: { status: 200, heading: new RegExp(en("shell.nav.users")) },
  jobs: { status: 200, heading: new RegExp(en("shell.nav.jobs")) },
  applications: { status: 200, heading: new RegExp(en("shell.nav.applications")) },
  admin_job: { status: 200, heading: /Cook for the journeys/ },
  skim: { status: 200, heading: new RegExp(en("adminSkim.title")) },
  edit_admin_job: { status: 200, heading: new RegExp(en("editJob.heading")) },
  new_user: { status: 200, heading: new RegExp(en("adminNewUser.title")) },
  new_admin_job: { status: 200, heading: new RegExp(en("adminNewJob.title")) },
  audit: { status: 200, heading: new RegExp(en("adminAudit.title")) },
  security: { status: 200, heading: new RegExp(en("adminSecurity.title")) },
  no_security: { status: 404, heading: new RegExp(en("notFound.missing.security_log.title")) },
};

/**
 * Columns in the order of CALLERS. `employer` owns the job, `worker` applied to it; client and service_provider did
 * not.
 */
const TABLE: [path: () => string, screens: string][] = [
  [() => "/", "auth home home dashboard dashboard admin_dashboard admin_dashboard"],
  [() => "/jobs", "auth home home not_found not_found not_found not_found"],
  [() => `/jobs/${ids.job}`, "shared_job job job not_found not_found job job"],
  [() => `/jobs/${NOWHERE}`, "auth job_missing job_missing not_found not_found job_missing job_missing"],
  [() => "/jobs/apply", "auth job_unnamed job_unnamed not_found not_found job_missing job_missing"],
  [() => "/jobs/not-an-id", "auth job_missing job_missing not_found not_found job_missing job_missing"],
  [() => `/jobs/${ids.job}/apply`, "shared_job apply apply restricted restricted not_found not_found"],
  [() => "/jobs/category/chef-cook", "auth category category not_found not_found not_found not_found"],
  [() => "/jobs/category/all", "auth category category not_found not_found not_found not_found"],
  [() => `/jobs/${NOWHERE}/apply`, "auth job_missing job_missing restricted restricted not_found not_found"],
  [() => "/account/data", "auth own_data own_data own_data own_data own_data own_data"],
  [
    () => "/unsubscribe/unsigned",
    "no_such_mails no_such_mails no_such_mails no_such_mails no_such_mails no_such_mails no_such_mails",
  ],
  [() => "/help", "help help help help help help help"],
  [() => "/notifications", "auth notifications notifications notifications notifications notifications notifications"],
  [() => "/applied", "auth applied applied restricted restricted not_found not_found"],
  [() => "/saved", "auth saved saved not_found not_found not_found not_found"],
  [() => "/my-work", "auth work work not_found not_found not_found not_found"],
  [() => "/employer/answers", "auth not_found not_found answers answers not_found not_found"],
  [() => "/employer/today", "auth not_found not_found today today not_found not_found"],
  [() => "/hired", "auth not_found not_found hired hired not_found not_found"],
  [() => "/profile", "auth profile profile restricted restricted not_found not_found"],
  [() => "/profile/steps", "auth steps steps company company not_found not_found"],
  [() => "/profile/steps/work", "auth step step company company not_found not_found"],
  [() => "/profile/steps/done", "auth steps_done steps_done company company not_found not_found"],
  [() => "/accepted", "auth accepted accepted restricted restricted not_found not_found"],
  [
    () => `/applications/${ids.application}`,
    "auth application application_missing restricted restricted not_found not_found",
  ],
  [
    () => `/applications/${NOWHERE}`,
    "auth application_missing application_missing restricted restricted not_found not_found",
  ],
  [() => "/employer/dashboard", "auth not_found not_found dashboard dashboard not_found not_found"],
  [() => "/employer/applications", "auth not_found not_found dashboard dashboard not_found not_found"],
  [() => "/employer/profile", "auth not_found not_found company company not_found not_found"],
  [() => "/employer/jobs/new", "auth not_found not_found create create not_found not_found"],
  [() => `/employer/jobs/edit/${ids.job}`, "auth not_found not_found edit job_missing not_found not_found"],
  [() => `/employer/jobs/${ids.job}`, "auth not_found not_found own_job job_missing not_found not_found"],
  [() => `/job-applications/${ids.job}`, "auth not_found not_found job_applications job_missing admin_job admin_job"],
  [() => "/admin", "admin_login not_found not_found not_found not_found admin_dashboard admin_dashboard"],
  [() => "/forgot-password", "forgot_password not_found not_found not_found not_found not_found not_found"],
  [() => "/forgot-password/call", "call not_found not_found not_found not_found not_found not_found"],
  [() => "/forgot-password/sent", "call_coming not_found not_found not_found not_found not_found not_found"],
  [() => "/admin-login", "admin_login not_found not_found not_found not_found not_found not_found"],
  [() => "/admin-dashboard", "auth not_found not_found not_found not_found admin_dashboard admin_dashboard"],
  [() => `/admin/users/${ids.user}`, "auth not_found not_found not_found not_found user user"],
  [() => `/admin/users/${NOWHERE}`, "auth not_found not_found not_found not_found user_missing user_missing"],
  [() => "/admin/users", "auth not_found not_found not_found not_found users users"],
  [() => "/admin/jobs", "auth not_found not_found not_found not_found jobs jobs"],
  [() => "/admin/jobs/skim", "auth not_found not_found not_found not_found skim skim"],
  [() => "/admin/applications", "auth not_found not_found not_found not_found applications applications"],
  [() => `/admin/jobs/edit/${ids.job}`, "auth not_found not_found not_found not_found edit_admin_job edit_admin_job"],
  [() => "/admin/users/new", "auth not_found not_found not_found not_found new_user new_user"],
  [() => "/admin/jobs/new", "auth not_found not_found not_found not_found new_admin_job new_admin_job"],
  [() => "/admin/audit", "auth not_found not_found not_found not_found audit audit"],
  [() => "/admin/security", "auth not_found not_found not_found not_found no_security security"],
  [() => "/nonsense", "auth_unknown not_found not_found not_found not_found not_found not_found"],
  [() => "/en/applied", "auth_unknown not_found not_found not_found not_found not_found not_found"],
  [() => "/auth", "auth_unknown not_found not_found not_found not_found not_found not_found"],
];

/** @returns the inline scripts of a document that its content policy blocks. */
function refusedScripts(html: string, policy: string): string[] {
  const sources = /script-src ([^;]*)/.exec(policy)![1]!.split(" ");
  expect(sources).not.toContain("'unsafe-inline'");
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes, text]) => {
      const nonce = /nonce="([^"]+)"/.exec(attributes!)?.[1];
      const hash = createHash("sha256").update(text!).digest("base64");
      return !sources.includes(`'nonce-${nonce}'`) && !sources.includes(`'sha256-${hash}'`);
    })
    .map(([script]) => script);
}

for (const [index, [path, screens]] of TABLE.entries()) {
  test(`path ${index + 1} of the table gives every caller its screen`, async () => {
    for (const [column, name] of screens.split(" ").entries()) {
      const caller = CALLERS[column]!;
      const { status, heading } = SCREENS[name]!;
      const answer = await contexts[caller].get(path(), { maxRedirects: 0 });
      const html = await answer.text();
      const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<!--.*?-->|<[^>]+>/g, "") ?? "no h1";
      expect.soft({ caller, path: path(), status: answer.status(), h1 }).toEqual({
        caller,
        path: path(),
        status,
        h1: expect.stringMatching(heading) as unknown as string,
      });
      expect.soft(html, `${caller} ${path()}`).toMatch(/<html lang="en"/);
      expect.soft(answer.headers()["content-language"], `${caller} ${path()}`).toBe("en");
      const title = /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replace(/^\(\d+\+?\) /, "") ?? "no title";
      expect.soft([h1, `${h1} · KaamSetu`], `${caller} ${path()}: the title is the heading`).toContain(title);
      expect.soft(answer.headers()["x-request-id"], `${caller} ${path()}`).toMatch(/^[0-9a-f]{32}$/);
      const parts = await contexts[caller].get(`${path()}?_rsc`, { maxRedirects: 0, headers: { RSC: "1" } });
      expect.soft(parts.headers()["content-type"], `${caller} ${path()}`).toContain("text/x-component");
      for (const each of [answer, parts])
        expect.soft(each.headers()["cache-control"], `${caller} ${each.url()}`).toBe("private, no-store");
      const policy = answer.headers()["content-security-policy"]!;
      expect.soft(refusedScripts(html, policy), `${caller} ${path()}`).toEqual([]);
    }
  });
}
