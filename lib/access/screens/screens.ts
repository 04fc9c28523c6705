/**
 * Which screen each audience gets at each path (specification, "Routing by session"). Pure, so that the whole
 * table of paths × audiences can be unit tested. The middleware acts on it.
 */
import { NOTICE_VERSIONS, presentVersion } from "@/lib/language/notices/versions";
import { isKeyOf, isOneOf } from "@/lib/core/objects";
import { href, INTERFACE_GROUPS } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import { isUuid } from "@/lib/core/uuid";

/** The record that a page is about. The middleware checks that it exists, so that a missing one answers 404. */
export type Subject = {
  kind: "job" | "no_job" | "own_job" | "application" | "user" | "case" | "security_log";
  id: string;
};

export type Screen =
  /** Render this internal path (below the language segment). */
  | { kind: "page"; path: string; subject: Subject | null }
  /** Login and registration; below the public face of the job with this id, if it is open. Unknown: no audience has the path. */
  | { kind: "auth"; jobId: string | null; isEmployers: boolean; isUnknown: boolean }
  | { kind: "admin_login" }
  /** The ways to a new password; the form that asks for a call; what follows it. */
  | { kind: "forgot_password"; step: "" | "/call" | "/sent" }
  | { kind: "restricted" }
  | { kind: "not_found" };

type Pattern = {
  pattern: RegExp;
  path?: string;
  subject?: Subject["kind"];
  /** An employer who comes here is told that it is for seekers: the 'Access Restricted' card. */
  isSeekersOnly?: true;
};

const ID = "([^/]+)";
const JOB = new RegExp(`^/jobs/${ID}$`);
const JOB_OR_ITS_FORM = new RegExp(`^/jobs/${ID}(?:/apply)?$`);
const exact = (path: string, internal?: string): Pattern => ({
  pattern: new RegExp(`^${path}$`),
  ...(internal ? { path: internal } : {}),
});
const withId = (path: string, subject: Subject["kind"]): Pattern => ({
  pattern: new RegExp(`^${path.replace(":id", ID)}$`),
  subject,
});

const forSeekers = (page: Pattern): Pattern => ({ ...page, isSeekersOnly: true });

/** Open to visitors too: help, where to complain or report, and where an e-mail's link ends e-mails. */
const OPEN: Pattern[] = [
  exact("/help"),
  exact("/grievance"),
  // Decisions about an account: to say that one is wrong; for visitors a wish to be called.
  exact("/disagree"),
  { pattern: /^\/unsubscribe\/[^/]+$/ },
  // Something wrong with a job; the page looks for the job itself, for visitors too.
  { pattern: /^\/report\/job\/[^/]+$/ },
  exact("/report/sent"),
];

const EVERYONES: Pattern[] = [
  ...["/account", "/account/data", "/first-steps", "/notifications"].map((path) => exact(path)),
  ...OPEN,
  // The other side of an application; the page looks for it itself, since both sides have one.
  { pattern: /^\/report\/application\/[^/]+$/ },
];

/** The worker's profile in steps: its overview, each step, and the end. */
const PROFILE_STEPS = ["", "/photo", "/work", "/place", "/terms", "/phone", "/done"].map(
  (step) => `/profile/steps${step}`,
);

/** The pages of each audience. */
export const PAGES: Record<Audience, Pattern[]> = {
  worker: [
    ...EVERYONES,
    exact("/"),
    exact("/jobs", "/"),
    forSeekers(exact("/applied")),
    forSeekers(exact("/accepted")),
    forSeekers(exact("/profile")),
    ...PROFILE_STEPS.map((path) => exact(path)),
    exact("/places"),
    exact("/saved"),
    exact("/my-work"),
    { pattern: /^\/jobs\/category\/[^/]+$/ },
    forSeekers(withId("/applications/:id", "application")),
    // `/jobs//apply` after the server has collapsed the slashes: it names no job.
    { pattern: /^\/jobs\/(apply|finish)$/, subject: "no_job" },
    withId("/jobs/:id", "job"),
    forSeekers(withId("/jobs/:id/apply", "job")),
    forSeekers(withId("/jobs/:id/finish", "job")),
  ],
  employer: [
    ...EVERYONES,
    exact("/", "/employer/dashboard"),
    exact("/employer/dashboard"),
    exact("/employer/applications", "/employer/dashboard"),
    exact("/employer/jobs/new"),
    exact("/employer/profile"),
    ...PROFILE_STEPS.map((path) => exact(path, "/employer/profile")),
    exact("/hired"),
    exact("/employer/answers"),
    exact("/employer/today"),
    { pattern: /^\/(job-applications|employer\/jobs\/edit)$/, subject: "no_job" },
    withId("/employer/jobs/edit/:id", "own_job"),
    withId("/employer/jobs/:id", "own_job"),
    withId("/job-applications/:id", "own_job"),
  ],
  admin: [
    ...EVERYONES,
    exact("/", "/admin-dashboard"),
    exact("/admin", "/admin-dashboard"),
    exact("/admin-dashboard"),
    exact("/admin/users"),
    exact("/admin/jobs"),
    exact("/admin/applications"),
    exact("/admin/jobs/skim"),
    exact("/admin/audit"),
    // For super admins; to other admins it does not exist.
    { ...exact("/admin/security"), subject: "security_log" },
    exact("/admin/grievances"),
    exact("/admin/cases"),
    withId("/admin/cases/:id", "case"),
    exact("/admin/users/new"),
    exact("/admin/jobs/new"),
    withId("/admin/users/:id", "user"),
    { pattern: JOB, subject: "job", path: "/admin/jobs/:id" },
    // Where its employer decides on applications, an admin reads them.
    { pattern: new RegExp(`^/job-applications/${ID}$`), subject: "job", path: "/admin/jobs/:id" },
    withId("/admin/jobs/edit/:id", "job"),
  ],
};

/** Kept by the service worker for the time without network (public/sw/reading.js). */
const OFFLINE = "/offline";

const INTERFACE_PAGES = new Set([null, ...INTERFACE_GROUPS].map((group) => href.interface(group)));

/** Whether a page describes the interface: anyone may read it, in English. */
export const isForDevelopers = (path: string): boolean => INTERFACE_PAGES.has(path);

const FORGOT = /^\/forgot-password(\/call|\/sent)?$/;

const ADMIN_LOGIN = new Set(["/admin", "/admin-login"]);

/**
 * @param path as in the address bar, without query. @param audience null for a visitor.
 * @returns what to show; visitors get the login screen on every path, with status 404 where no audience has it.
 */
export function screenFor(path: string, audience: Audience | null): Screen {
  const notice = noticeAt(path);
  // Visitors get a prerendered page, everyone else the same text inside their own shell.
  if (notice) return { kind: "page", path: `/${audience === null ? "notices" : "reading"}/${notice}`, subject: null };
  if (path === OFFLINE) return { kind: "page", path, subject: null };
  if (isForDevelopers(path)) {
    // The admins' operations are described to admins alone.
    const isHidden = path === href.interface("admin") && audience !== "admin";
    if (isHidden && audience === null) return UNKNOWN;
    return isHidden ? { kind: "not_found" } : { kind: "page", path, subject: null };
  }
  if (audience === null) return screenForVisitor(path);
  const page = findPage(path, audience);
  if (page) return page;
  const isRestricted =
    audience === "employer" && PAGES.worker.some(({ isSeekersOnly, pattern }) => isSeekersOnly && pattern.test(path));
  return { kind: isRestricted ? "restricted" : "not_found" };
}

const NOTICE = /^\/([a-z]+)(?:\/([\d-]+))?$/;

/** The notice and version at a path, such as `terms/2026-11-24` at `/terms`; null if there is none. */
function noticeAt(path: string): string | null {
  const [, kind = "", dated] = NOTICE.exec(path) ?? [];
  if (!isKeyOf(NOTICE_VERSIONS, kind)) return null;
  const version = dated ?? presentVersion(kind);
  return isOneOf<string>(NOTICE_VERSIONS[kind], version) ? `${kind}/${version}` : null;
}

const UNKNOWN: Screen = { kind: "auth", jobId: null, isEmployers: false, isUnknown: true };

function screenForVisitor(path: string): Screen {
  if (ADMIN_LOGIN.has(path)) return { kind: "admin_login" };
  const forgot = FORGOT.exec(path);
  if (forgot) return { kind: "forgot_password", step: (forgot[1] ?? "") as "" | "/call" | "/sent" };
  if (OPEN.some(({ pattern }) => pattern.test(path))) return { kind: "page", path, subject: null };
  const audiences = (["worker", "employer", "admin"] as const).filter((audience) => findPage(path, audience) !== null);
  if (audiences.length === 0) return UNKNOWN;
  const isEmployers = audiences.includes("employer") && !audiences.includes("worker");
  return { kind: "auth", jobId: jobIdIn(path), isEmployers, isUnknown: false };
}

/** The id in the address of a job or of its apply form; null for any other address, and for one whose id is none. */
function jobIdIn(path: string): string | null {
  const [, id = ""] = JOB_OR_ITS_FORM.exec(path) ?? [];
  return isUuid(id) ? id : null;
}

function findPage(path: string, audience: Audience): (Screen & { kind: "page" }) | null {
  for (const { pattern, path: internal, subject } of PAGES[audience]) {
    const match = pattern.exec(path);
    if (!match) continue;
    const id = match[1] ?? "";
    if (subject && (id === "new" || id === "category" || id === "edit")) continue;
    return {
      kind: "page",
      path: (internal ?? path).replace(":id", id),
      subject: subject ? { kind: subject, id } : null,
    };
  }
  return null;
}
