import * as applications from "@/app/api/service-requests/[id]/applications/route";
import * as apply from "@/app/api/service-requests/[id]/apply/route";
import * as one from "@/app/api/service-requests/[id]/route";
import * as status from "@/app/api/service-requests/[id]/status/route";
import * as all from "@/app/api/service-requests/route";
import { created, nothing, ok, type Operations } from "../operation";

/** Positions: one resource under two names. */
const under = (base: string): Operations => ({
  [`GET ${base}`]: {
    spec: all.GET.spec,
    summary: "Positions, newest first",
    answers: ok("An array of positions; `applied` is marked for a seeker"),
  },
  [`POST ${base}`]: {
    spec: all.POST.spec,
    summary: "Post a position, or keep it as a draft",
    answers: created("The position"),
    errors: ["too_large", "image_unreadable"],
    once: true,
  },
  [`GET ${base}/[id]`]: {
    spec: one.GET.spec,
    summary: "A position; counts a view",
    answers: ok("The position"),
    errors: ["job_not_found"],
  },
  [`PUT ${base}/[id]`]: {
    spec: one.PUT.spec,
    summary: "Change a position; what is not sent stays",
    who: "its owner",
    answers: ok("The position"),
    errors: ["job_not_found", "too_large", "image_unreadable"],
  },
  [`DELETE ${base}/[id]`]: {
    spec: one.DELETE.spec,
    summary: "Remove a position for everyone",
    who: "its owner, admins",
    answers: nothing("Removed"),
    errors: ["job_not_found", "employers_only"],
  },
  [`PUT ${base}/[id]/status`]: {
    spec: status.PUT.spec,
    summary: "Publish, close or reopen a position",
    who: "its owner",
    answers: ok("The position"),
    errors: ["job_not_found", "job_status_step", "job_incomplete"],
  },
  [`POST ${base}/[id]/apply`]: {
    spec: apply.POST.spec,
    summary: "Apply for an open position, once",
    answers: created("The application"),
    errors: ["job_not_found", "job_not_open", "already_applied", "too_large", "image_unreadable"],
    once: true,
  },
  [`GET ${base}/[id]/applications`]: {
    spec: applications.GET.spec,
    summary: "The applications for a position, newest first",
    who: "its owner, admins",
    answers: ok("An array of applications, each with its worker and the worker's profile"),
    errors: ["job_not_found", "employers_only"],
  },
});

export const JOBS: Operations = { ...under("/api/service-requests"), ...under("/api/jobs") };
