/** Every address of the product as a function: a moved page breaks the build, not the user. */
import type { Category } from "@/lib/core/categories";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/language/i18n/languages";
import { LANGUAGE_PARAMETER } from "@/lib/language/i18n/request-language";
import type { NoticeKind } from "@/lib/language/notices/versions";
import { sizedName, type ImageSize } from "@/lib/platform/uploads/sizes";

/** The groups of operations, each with a page that describes them. */
export const INTERFACE_GROUPS = [
  "account",
  "jobs",
  "places",
  "applications",
  "grievances",
  "notifications",
  "translation",
  "admin",
  "running",
] as const;
export type InterfaceGroup = (typeof INTERFACE_GROUPS)[number];

/** The id of the account's section about push, e-mail and quiet hours. */
export const NOTIFY_SECTION = "notify";

/** The id of the part of a page that makes a recovery number. */
export const RECOVERY_SECTION = "recovery-number";

/** The id of the account's section with what its owner has reported. */
export const REPORTS_SECTION = "reports";

/** The id of the account's section about a code that the office made. */
export const MADE_CODE_SECTION = "made-code";

/** The query of an address: "?name=value", "" if all values are empty. */
export const query = (values: Record<string, string | null>): string => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== "");
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
};

/** The address of a public page in a language, without a parameter for the one it is in anyway. */
export const inLanguage = (path: string, language: Language): string =>
  `${path}${query({ [LANGUAGE_PARAMETER]: language === DEFAULT_LANGUAGE ? null : language })}`;

/** @example href.job("0190…") // "/jobs/0190…" */
export const href = {
  home: (filters: Record<string, string | null> = {}) => `/${query(filters)}`,
  /** The start page with the login open, also in a browser that has never logged in. */
  login: () => "/#login",
  /** An employer's address, which visitors see as the registration of employers. */
  employerRegistration: () => "/employer/jobs/new#register",
  manifest: (language: Language) => `/manifest.webmanifest${query({ lang: language })}`,
  jobs: () => "/jobs",
  job: (jobId: string) => `/jobs/${jobId}`,
  /** The same for someone else: its public face is in `language` if the reader has chosen none. */
  sharedJob: (jobId: string, language: Language) => inLanguage(`/jobs/${jobId}`, language),
  /** A job's picture for programs that preview links; another revision is another address. */
  jobPreview: (jobId: string, language: Language, revision: number) =>
    `/previews/${jobId}${query({ lang: language, v: String(revision) })}`,
  apply: (jobId: string) => `/jobs/${jobId}/apply`,
  finish: (jobId: string) => `/jobs/${jobId}/finish`,
  /** `category` is a slug or "all"; any other text leads to a page that says it is unknown. */
  category: (category: string, filters: Record<string, string | null> = {}) =>
    `/jobs/category/${encodeURIComponent(category)}${query(filters)}`,
  applied: (options: { status?: "accepted" | "rejected"; job?: string } = {}) =>
    `/applied${query({ status: options.status ?? null })}${options.job ? `#job-${options.job}` : ""}`,
  account: () => "/account",
  /** The account of someone for whom a username was made. @param next the path to go on to. */
  newAccount: (next: string) => `/account${query({ next })}`,
  notifySettings: () => `/account#${NOTIFY_SECTION}`,
  madeCode: () => `/account#${MADE_CODE_SECTION}`,
  ownData: () => "/account/data",
  grievance: () => "/grievance",
  help: () => "/help",
  /** Where something is said to be wrong with a job, or with the other side of an application. */
  report: (about: "job" | "application", id: string) => `/report/${about}/${id}`,
  /** Says that it has come. @param topic what was wrong: in danger, whom to call. */
  reportSent: (number: string, topic: string | null = null) => `/report/sent${query({ number, topic })}`,
  /** The decisions about one's account and jobs, and where to say that it is wrong; for visitors a wish to be called. */
  disagree: () => "/disagree",
  ownReports: () => `/account#${REPORTS_SECTION}`,
  /** Where someone with an e-mail's link ends e-mails, without a login. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  notifications: (cursor: string | null = null) => `/notifications${query({ cursor })}`,
  /** @param version null for the present one. */
  notice: (kind: NoticeKind, version: string | null = null) => `/${kind}${version ? `/${version}` : ""}`,
  /** @param next the page to open afterwards. */
  firstSteps: (next: string | null = null) => `/first-steps${query({ next })}`,
  /** The HTTP interface as people read it. @param group of its operations; null for all. */
  interface: (group: InterfaceGroup | null = null) => `/docs/api${group ? `/${group}` : ""}`,
  forgotPassword: () => "/forgot-password",
  /** Where someone who forgot the password and has neither number nor e-mail asks for a call. */
  askForCall: () => "/forgot-password/call",
  /** Says how it goes on after that. @param number of the complaint. */
  callComing: (number: string) => `/forgot-password/sent${query({ number })}`,
  profile: () => "/profile",
  profileSteps: () => "/profile/steps",
  /** @param step null for the end, after the last one. @param application the application to return to from it. */
  profileStep: (step: string | null, application: string | null = null) =>
    `/profile/steps/${step ?? "done"}${query({ application })}`,
  /** Where a worker looks for work. */
  places: () => "/places",
  saved: () => "/saved",
  accepted: (cursor: string | null = null) => `/accepted${query({ cursor })}`,
  myWork: (cursor: string | null = null) => `/my-work${query({ cursor })}`,
  application: (applicationId: string) => `/applications/${applicationId}`,
  /** The application's next appointment for the phone's calendar. */
  calendarFile: (applicationId: string) => `/api/service-applications/${applicationId}/calendar`,
  employerDashboard: (filters: Record<string, string | null> = {}) => `/${query(filters)}`,
  /** Applications that wait long for the employer's answer. */
  answers: () => "/employer/answers",
  today: () => "/employer/today",
  hired: (cursor: string | null = null) => `/hired${query({ cursor })}`,
  newJob: () => "/employer/jobs/new",
  /** The form for a new job, filled in like an earlier one. */
  copyJob: (jobId: string) => `/employer/jobs/new${query({ from: jobId })}`,
  companyProfile: () => "/employer/profile",
  editJob: (jobId: string) => `/employer/jobs/edit/${jobId}`,
  ownJob: (jobId: string) => `/employer/jobs/${jobId}`,
  jobApplications: (jobId: string, filters: Record<string, string | null> = {}) =>
    `/job-applications/${jobId}${query(filters)}`,
  adminLogin: () => "/admin-login",
  adminDashboard: (filters: Record<string, string | null> = {}) => `/admin-dashboard${query(filters)}`,
  adminUsers: (filters: Record<string, string | null> = {}) => `/admin/users${query(filters)}`,
  adminJobs: (filters: Record<string, string | null> = {}) => `/admin/jobs${query(filters)}`,
  adminApplications: (filters: Record<string, string | null> = {}) => `/admin/applications${query(filters)}`,
  adminSecurity: (filters: Record<string, string | null> = {}) => `/admin/security${query(filters)}`,
  adminAudit: (filters: Record<string, string | null> = {}) => `/admin/audit${query(filters)}`,
  adminCases: (filters: Record<string, string | null> = {}) => `/admin/cases${query(filters)}`,
  adminCase: (caseId: string, filters: Record<string, string | null> = {}) => `/admin/cases/${caseId}${query(filters)}`,
  newUser: () => "/admin/users/new",
  /** @param employerId the job's employer, selected in advance. */
  newAdminJob: (employerId: string | null = null) => `/admin/jobs/new${query({ employer: employerId })}`,
  /** @param complaint the visitor's, for whom a password reset code may be made. */
  adminUser: (userId: string, tab: string | null = null, complaint: string | null = null) =>
    `/admin/users/${userId}${query({ tab, complaint })}`,
  adminJob: (jobId: string) => `/jobs/${jobId}`,
  newJobs: () => "/admin/jobs/skim",
  editAdminJob: (jobId: string) => `/admin/jobs/edit/${jobId}`,
  upload: (name: string, size: ImageSize = "full") => `/uploads/${sizedName(name, size)}`,
  /** The small size of a private picture at the address that the server gave. */
  smallPhoto: (address: string) => `${address}${address.includes("?") ? "&" : "?"}size=small`,
  categoryPicture: (name: string) => `/category/${name}.svg`,
  /** The same for other programs, which draw no SVG. */
  categoryPreview: (category: Category | "all-staff") => `/category/${category}.png`,
} as const;

/** The calls that forms are posted to before the script runs. */
export const formAction = {
  login: () => "/api/login",
  register: () => "/api/register",
  apply: (jobId: string) => `/api/service-requests/${jobId}/apply`,
  terms: () => "/api/user/terms",
  recoveryNumber: () => "/api/user/recovery-number",
  askForCall: () => "/api/grievances",
  report: () => "/api/user/reports",
  appeal: () => "/api/user/appeals",
  reportAsVisitor: () => "/api/reports",
  withdraw: (applicationId: string) => `/api/service-applications/${applicationId}/withdrawal`,
  unsubscribe: (token: string) => `/api/unsubscribe/${token}`,
  decide: (applicationId: string) => `/api/service-applications/${applicationId}/status`,
};
