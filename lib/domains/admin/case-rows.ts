import "server-only";
import { isOneOf } from "@/lib/core/objects";
import { audienceOf } from "@/lib/core/roles";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import { CASE_DECISIONS } from "@/lib/domains/trust/decision-options";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { AdminCase } from "./case-types";
import { contactOf, contactSelect } from "./grievance-rows";

const person = { select: { ...NAME_COLUMNS, id: true, role: true } } satisfies Prisma.UserDefaultArgs;

export const caseSelect = {
  ...{ id: true, number: true, kind: true, topic: true, severity: true, state: true, createdAt: true },
  ...{ decision: true, decidedAt: true, ...contactSelect },
  job: { select: { id: true, title: true, employerId: true } },
  subject: { select: { ...person.select, phone: true, phoneConfirmedAt: true } },
  reporter: person,
  assignee: person,
} satisfies Prisma.CaseSelect;
type Row = Prisma.CaseGetPayload<{ select: typeof caseSelect }>;

const toPerson = (row: Row["reporter"]) => row && { id: row.id, username: usernameToAdmins(row), role: row.role };

export const toAdminCase = (row: Row): AdminCase => ({
  ...{ id: row.id, kind: row.kind, topic: row.topic, severity: row.severity, state: row.state },
  job: row.job && { id: row.job.id, title: row.job.title },
  number: caseNumber(row),
  createdAt: row.createdAt.toISOString(),
  subject: toPerson(row.subject),
  reporter: toPerson(row.reporter),
  contact: contactOf(row),
  assignee: row.assignee && { id: row.assignee.id, username: usernameToAdmins(row.assignee) },
  decision: isOneOf(CASE_DECISIONS, row.decision) ? row.decision : null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  mayConfirmPhone: mayConfirmPhone(row),
});

const mayConfirmPhone = ({ kind, topic, decidedAt, subject }: Row): boolean =>
  (kind === "report" || topic === "number") &&
  decidedAt === null &&
  subject !== null &&
  audienceOf(subject.role) === "employer" &&
  subject.phone !== null &&
  subject.phoneConfirmedAt === null;
