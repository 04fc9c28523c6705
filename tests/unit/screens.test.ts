import { describe, expect, test } from "vitest";
import { presentVersion } from "@/lib/language/notices/versions";
import type { Audience } from "@/lib/core/roles";
import { PAGES, screenFor } from "@/lib/access/screens/screens";

const PRIVACY = presentVersion("privacy");
const ID = "01a1fd6b-793e-712b-beda-6061c0264fa3";

type Row = [path: string, visitor: string, worker: string, employer: string, admin: string];

/** Specification, "Routing by session": a path, and the screens that visitor, worker, employer and admin see there. */
const TABLE: Row[] = [
  ["/", "auth", "/", "/employer/dashboard", "/admin-dashboard"],
  ["/account", "auth", "/account", "/account", "/account"],
  ["/account/data", "auth", "/account/data", "/account/data", "/account/data"],
  ["/first-steps", "auth", "/first-steps", "/first-steps", "/first-steps"],
  ["/notifications", "auth", "/notifications", "/notifications", "/notifications"],
  ["/help", "/help", "/help", "/help", "/help"],
  ["/grievance", "/grievance", "/grievance", "/grievance", "/grievance"],
  ...["/report/job/any", "/report/sent", "/disagree"].map((path): Row => [path, path, path, path, path]),
  ["/report/application/any", "auth", ...Array<string>(3).fill("/report/application/any")] as Row,
  ["/unsubscribe/a.b", "/unsubscribe/a.b", "/unsubscribe/a.b", "/unsubscribe/a.b", "/unsubscribe/a.b"],
  [
    "/privacy",
    `/notices/privacy/${PRIVACY}`,
    `/reading/privacy/${PRIVACY}`,
    `/reading/privacy/${PRIVACY}`,
    `/reading/privacy/${PRIVACY}`,
  ],
  [
    "/terms/2026-11-24",
    "/notices/terms/2026-11-24",
    "/reading/terms/2026-11-24",
    "/reading/terms/2026-11-24",
    "/reading/terms/2026-11-24",
  ],
  ["/terms/2025-01-01", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/notices/terms/2026-11-24", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/docs/api", "/docs/api", "/docs/api", "/docs/api", "/docs/api"],
  ["/docs/api/jobs", "/docs/api/jobs", "/docs/api/jobs", "/docs/api/jobs", "/docs/api/jobs"],
  ["/docs/api/admin", "auth, unknown", "not_found", "not_found", "/docs/api/admin"],
  ["/docs/api/nothing", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/docs", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/jobs", "auth", "/", "not_found", "not_found"],
  // The middleware asks whether that job is open, so that visitors see its public face.
  [`/jobs/${ID}`, `auth, job ${ID}`, `/jobs/${ID} job`, "not_found", `/admin/jobs/${ID} job`],
  ["/jobs/not-an-id", "auth", "/jobs/not-an-id job", "not_found", "/admin/jobs/not-an-id job"],
  [`/jobs/${ID}/apply`, `auth, job ${ID}`, `/jobs/${ID}/apply job`, "restricted", "not_found"],
  [`/jobs/${ID}/finish`, "auth", `/jobs/${ID}/finish job`, "restricted", "not_found"],
  ["/jobs/apply", "auth", "/jobs/apply no_job", "not_found", "/admin/jobs/apply job"],
  ["/job-applications", "auth, employers", "not_found", "/job-applications no_job", "not_found"],
  ["/employer/jobs/edit", "auth, employers", "not_found", "/employer/jobs/edit no_job", "not_found"],
  ["/jobs/category/all", "auth", "/jobs/category/all", "not_found", "not_found"],
  ["/jobs/category/chef%2Dcook", "auth", "/jobs/category/chef%2Dcook", "not_found", "not_found"],
  ["/applied", "auth", "/applied", "restricted", "not_found"],
  ["/profile", "auth", "/profile", "restricted", "not_found"],
  ["/profile/steps", "auth", "/profile/steps", "/employer/profile", "not_found"],
  ["/profile/steps/work", "auth", "/profile/steps/work", "/employer/profile", "not_found"],
  ...["photo", "place", "terms", "phone", "done"].map((step): Row => [
    `/profile/steps/${step}`,
    "auth",
    `/profile/steps/${step}`,
    "/employer/profile",
    "not_found",
  ]),
  ["/places", "auth", "/places", "not_found", "not_found"],
  ["/saved", "auth", "/saved", "not_found", "not_found"],
  ["/my-work", "auth", "/my-work", "not_found", "not_found"],
  ["/employer/answers", "auth, employers", "not_found", "/employer/answers", "not_found"],
  ["/employer/today", "auth, employers", "not_found", "/employer/today", "not_found"],
  ["/hired", "auth, employers", "not_found", "/hired", "not_found"],
  ["/profile/steps/unknown", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/accepted", "auth", "/accepted", "restricted", "not_found"],
  ["/offline", "/offline", "/offline", "/offline", "/offline"],
  [`/applications/${ID}`, "auth", `/applications/${ID} application`, "restricted", "not_found"],
  ["/employer/dashboard", "auth, employers", "not_found", "/employer/dashboard", "not_found"],
  ["/employer/applications", "auth, employers", "not_found", "/employer/dashboard", "not_found"],
  ["/employer/profile", "auth, employers", "not_found", "/employer/profile", "not_found"],
  ["/employer/jobs/new", "auth, employers", "not_found", "/employer/jobs/new", "not_found"],
  [`/employer/jobs/edit/${ID}`, "auth, employers", "not_found", `/employer/jobs/edit/${ID} own_job`, "not_found"],
  [`/employer/jobs/${ID}`, "auth, employers", "not_found", `/employer/jobs/${ID} own_job`, "not_found"],
  [
    `/job-applications/${ID}`,
    "auth, employers",
    "not_found",
    `/job-applications/${ID} own_job`,
    `/admin/jobs/${ID} job`,
  ],
  ["/admin", "admin_login", "not_found", "not_found", "/admin-dashboard"],
  ["/admin-login", "admin_login", "not_found", "not_found", "not_found"],
  ["/forgot-password", "forgot_password", "not_found", "not_found", "not_found"],
  ["/forgot-password/call", "forgot_password", "not_found", "not_found", "not_found"],
  ["/forgot-password/sent", "forgot_password", "not_found", "not_found", "not_found"],
  ["/forgot-password/other", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/admin-dashboard", "auth", "not_found", "not_found", "/admin-dashboard"],
  [`/admin/users/${ID}`, "auth", "not_found", "not_found", `/admin/users/${ID} user`],
  ["/admin/users", "auth", "not_found", "not_found", "/admin/users"],
  [`/admin/jobs/edit/${ID}`, "auth", "not_found", "not_found", `/admin/jobs/edit/${ID} job`],
  ["/admin/jobs", "auth", "not_found", "not_found", "/admin/jobs"],
  ["/admin/jobs/skim", "auth", "not_found", "not_found", "/admin/jobs/skim"],
  ["/admin/applications", "auth", "not_found", "not_found", "/admin/applications"],
  ["/admin/users/new", "auth", "not_found", "not_found", "/admin/users/new"],
  ["/admin/jobs/new", "auth", "not_found", "not_found", "/admin/jobs/new"],
  ["/admin/grievances", "auth", "not_found", "not_found", "/admin/grievances"],
  ["/admin/cases", "auth", "not_found", "not_found", "/admin/cases"],
  [`/admin/cases/${ID}`, "auth", "not_found", "not_found", `/admin/cases/${ID} case`],
  ["/admin/audit", "auth", "not_found", "not_found", "/admin/audit"],
  ["/admin/security", "auth", "not_found", "not_found", "/admin/security security_log"],
  // Internal paths, and paths that no audience has.
  ["/auth", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/en", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/hi/applied", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/missing/job", "auth, unknown", "not_found", "not_found", "not_found"],
  [`/admin/jobs/${ID}`, "auth, unknown", "not_found", "not_found", "not_found"],
  ["/jobs/category", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/applied/", "auth, unknown", "not_found", "not_found", "not_found"],
  ["/nonsense", "auth, unknown", "not_found", "not_found", "not_found"],
];

test("each page of each audience has a row", () => {
  const pages = Object.values(PAGES).flat();
  expect(pages.length).toBeGreaterThan(40);
  expect(
    pages.filter(({ pattern }) => !TABLE.some(([path]) => pattern.test(path))).map(({ pattern }) => pattern.source),
  ).toEqual([]);
});

const AUDIENCES: (Audience | null)[] = [null, "worker", "employer", "admin"];

const describeScreen = (path: string, audience: Audience | null): string => {
  const screen = screenFor(path, audience);
  if (screen.kind === "auth" && screen.isUnknown) return "auth, unknown";
  if (screen.kind === "auth" && screen.isEmployers) return "auth, employers";
  if (screen.kind === "auth" && screen.jobId) return `auth, job ${screen.jobId}`;
  if (screen.kind !== "page") return screen.kind;
  return screen.subject ? `${screen.path} ${screen.subject.kind}` : screen.path;
};

describe.each(TABLE)("%s", (path, ...expected) => {
  test.each(AUDIENCES.map((audience, column) => [audience ?? "visitor", expected[column]!, audience] as const))(
    "shows %s %s",
    (_name, screen, audience) => {
      expect(describeScreen(path, audience)).toBe(screen);
    },
  );
});
