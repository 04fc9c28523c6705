import * as audit from "@/app/api/admin/audit/route";
import * as exports from "@/app/api/admin/export/[file]/route";
import * as figures from "@/app/api/admin/figures/route";
import * as jobs from "@/app/api/admin/jobs/route";
import * as stats from "@/app/api/admin/stats/route";
import * as deactivate from "@/app/api/admin/users/[id]/deactivate/route";
import * as photo from "@/app/api/admin/users/[id]/photo/route";
import * as one from "@/app/api/admin/users/[id]/route";
import * as verification from "@/app/api/admin/users/[id]/verification/route";
import * as users from "@/app/api/admin/users/route";
import { z } from "zod";
import * as answers from "../answers";
import { created, ok, picture, type Operations } from "../operation";

const RANKS = ["user_not_found", "own_account", "above_rank"] as const;

export const ADMIN: Operations = {
  "GET /api/admin/stats": {
    spec: stats.GET.spec,
    summary: "Totals: users who may sign in, positions not removed, applications not withdrawn, open positions",
    answers: ok("The totals", answers.adminStats),
  },
  "GET /api/admin/figures": {
    spec: figures.GET.spec,
    summary: "What was made on each of the last days (Asia/Kolkata), oldest first, without gaps",
    answers: ok("A row a day", z.array(answers.dailyFigures)),
  },
  "GET /api/admin/users": {
    spec: users.GET.spec,
    summary: "Users by registration time",
    answers: ok("An array of users", z.array(answers.adminUser)),
  },
  "POST /api/admin/users": {
    spec: users.POST.spec,
    summary: "Make an account",
    who: "admins; accounts of admins: super admins",
    answers: created("The user", answers.adminUser),
    errors: ["above_rank", "username_taken"],
  },
  "GET /api/admin/users/[id]": {
    spec: one.GET.spec,
    summary: "A user with profile, the newest hundred positions and the newest hundred applications",
    answers: ok("`user`, `profile` (or null), `jobs`, `applications`"),
    errors: ["user_not_found"],
  },
  "GET /api/admin/users/[id]/photo": {
    spec: photo.GET.spec,
    summary: "The photo in a user's profile",
    answers: picture("The photo"),
  },
  "POST /api/admin/users/[id]/deactivate": {
    spec: deactivate.POST.spec,
    summary: "Deactivate an account for good: its sessions end, its open positions close",
    who: "admins; accounts of admins: super admins; never one's own",
    answers: ok("The user", answers.adminUser),
    errors: [...RANKS, "already_deactivated"],
  },
  "PUT /api/admin/users/[id]/verification": {
    spec: verification.PUT.spec,
    summary: "Mark an account as verified or not",
    who: "admins; accounts of admins: super admins; never one's own",
    answers: ok("The user", answers.adminUser),
    errors: RANKS,
  },
  "GET /api/admin/jobs": {
    spec: jobs.GET.spec,
    summary: "Positions of all employers, drafts too, by creation time",
    answers: ok("An array of positions"),
  },
  "POST /api/admin/jobs": {
    spec: jobs.POST.spec,
    summary: "Post a position for an employer",
    answers: created("The position"),
    errors: ["too_large", "image_unreadable"],
    once: true,
  },
  "GET /api/admin/audit": {
    spec: audit.GET.spec,
    summary: "Who did what to whom when",
    answers: ok("An array of entries", z.array(answers.auditEntry)),
  },
  "GET /api/admin/export/[file]": {
    spec: exports.GET.spec,
    summary: "All users, positions or applications as a table; about how many rows stands in X-Total-Count",
    answers: {
      200: { text: "UTF-8 with BOM, RFC 4180; sent as it is read, broken off when it fails", media: "text/csv" },
    },
    errors: ["rate_limited"],
  },
};
