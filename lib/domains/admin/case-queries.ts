import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { decisionsFor } from "@/lib/domains/trust/case-decision-policy";
import { evidenceReasons } from "@/lib/domains/trust/held-reasons-rows";
import { FIRST_ANSWER_HOURS, SECOND_ADMIN_FROM } from "@/lib/domains/trust/decision-options";
import { OPEN_OR_HELD } from "@/lib/domains/jobs/visible-queries";
import { textsOf } from "@/lib/domains/jobs/wording-service";
import { toFieldChanges } from "@/lib/domains/jobs/change-policy";
import { cardSelect, fieldColumns, toCard } from "@/lib/domains/jobs/rows";
import { findUserIds } from "@/lib/domains/users/search-queries";
import { usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { toE164 } from "@/lib/core/phone";
import { isUuid } from "@/lib/core/uuid";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { escapeLike } from "@/lib/platform/db/like";
import { AppError } from "@/lib/platform/http/errors";
import { toPage, type Page } from "@/lib/platform/http/pagination";
import { recordLook } from "./audit-service";
import { findAlike } from "./case-alike-queries";
import { caseSelect, toAdminCase } from "./case-rows";
import type { CasesQuery } from "./case-schema";
import type { AdminCase, AdminCaseDetails, CaseFigures } from "./case-types";

type Admin = Actor<"admin">;

/** One page of the queue: what waits by gravity and age, the oldest first; what is decided by its decision, newest first. */
export async function listCases(
  admin: Admin,
  { state, kind, severity, holder, search, cursor, limit }: CasesQuery,
): Promise<Page<AdminCase>> {
  const isWaiting = state === "waiting";
  const after = !cursor
    ? Prisma.empty
    : isWaiting
      ? Prisma.sql`AND (c.severity, c.created_at, c.id) >
          ((SELECT severity FROM cases WHERE id = ${cursor.id}::uuid), ${cursor.value}::timestamptz, ${cursor.id}::uuid)`
      : Prisma.sql`AND (c.decided_at, c.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`;
  const conditions = Prisma.sql`c.decided_at IS ${isWaiting ? Prisma.empty : Prisma.sql`NOT`} NULL
      ${kind === "all" ? Prisma.empty : Prisma.sql`AND c.kind = ${kind}::case_kind`}
      ${severity === "all" ? Prisma.empty : Prisma.sql`AND c.severity = ${severity}::case_severity`}
      ${holder === "all" ? Prisma.empty : holder === "me" ? Prisma.sql`AND c.assignee_id = ${admin.id}::uuid` : Prisma.sql`AND c.assignee_id IS NULL`}
      ${after}`;
  const order = isWaiting ? Prisma.sql`c.severity, c.created_at, c.id` : Prisma.sql`c.decided_at DESC, c.id DESC`;
  const queue = Prisma.sql`SELECT * FROM cases c WHERE ${conditions} ORDER BY ${order} LIMIT ${MAX_READ}`;
  // As an array they are looked up once, before the queue is read.
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM cases c
    WHERE ${conditions} ${search === null ? Prisma.empty : Prisma.sql`AND c.id = ANY(ARRAY(${await matching(search, queue)}))`}
    ORDER BY ${order} LIMIT ${limit + 1}`;
  const rows = await db.case.findMany({ where: { id: { in: found.map(({ id }) => id) } }, select: caseSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = found.flatMap(({ id }) => byId.get(id) ?? []);
  return toPage(ordered, limit, (row) => (isWaiting ? row.createdAt : (row.decidedAt ?? row.createdAt)), toAdminCase);
}

/** A search looks at so many people, the newest. */
const MAX_PEOPLE = 25;
/** It reads names and titles in so many cases, the first of the queue; further ones are found by number, person or phone number. */
const MAX_READ = 500;
/** "KS-2026-000123", "2026-123" or "123", but not the end of a login name: "anil.123". */
const CASE_NUMBER = /^(?:KS\W?)?(?:\d{4}\W)?0*(\d{1,9})$/i;

/** The ids of the cases that have a text in their words, and of those about or of the people whom the list of users finds by it. */
async function matching(search: string, queue: Prisma.Sql): Promise<Prisma.Sql> {
  const by = (condition: Prisma.Sql) => Prisma.sql`SELECT id FROM cases WHERE ${condition}`;
  const anyOf = (...parts: Prisma.Sql[]) => Prisma.join(parts, " UNION ALL ");
  if (isUuid(search)) {
    const columns = ["id", "subject_id", "reporter_id", "job_id"].map((name) => Prisma.raw(name));
    return anyOf(...columns.map((column) => by(Prisma.sql`${column} = ${search}::uuid`)));
  }
  const phone = toE164(search);
  const people = await findUserIds({ role: null, search, cursor: null, direction: "desc" }, MAX_PEOPLE);
  const number = phone === null ? CASE_NUMBER.exec(search)?.[1] : undefined;
  const pattern = `%${escapeLike(search)}%`;
  return anyOf(
    by(Prisma.sql`subject_id = ANY(${people}::uuid[])`),
    by(Prisma.sql`reporter_id = ANY(${people}::uuid[])`),
    ...(number === undefined ? [] : [by(Prisma.sql`number = ${Number(number)}::int`)]),
    ...(phone === null ? [] : [by(Prisma.sql`contact_phone = ${phone}`)]),
    // Each name by itself: a join would read all users at once.
    Prisma.sql`SELECT c.id FROM (${queue}) AS c
      WHERE concat_ws(chr(10), c.contact_name, c.contact_phone,
        (SELECT title FROM jobs WHERE id = c.job_id), (SELECT username::text FROM users WHERE id = c.reporter_id),
        (SELECT username::text FROM users WHERE id = c.subject_id),
        (SELECT concat_ws(chr(10), name, company_name) FROM profiles WHERE user_id = c.subject_id)
      ) ILIKE ${pattern}`,
  );
}

/** How many wait, and how soon those of the last 30 days were decided. */
export async function getCaseFigures(_admin: Admin): Promise<CaseFigures> {
  const [row] = await db.$queryRaw<CaseFigures[]>`
    SELECT
      (SELECT count(*) FROM cases WHERE decided_at IS NULL)::int AS waiting,
      (SELECT count(*) FROM cases WHERE decided_at IS NULL
        AND created_at < now() - make_interval(hours => ${FIRST_ANSWER_HOURS}))::int AS late,
      count(*)::int AS answered,
      (count(*) FILTER (WHERE decided_at - created_at <= make_interval(hours => ${FIRST_ANSWER_HOURS})))::int AS "inTime"
    FROM cases WHERE decided_at > now() - interval '30 days'`;
  return row ?? { waiting: 0, late: 0, answered: 0, inTime: 0 };
}

const RELATED_MAX = 20;

/** Whether there is another admin who can act. */
export const hasOtherAdmin = async (tx: Pick<Transaction, "user">, admin: Pick<Admin, "id">): Promise<boolean> =>
  (await tx.user.count({
    where: { role: { in: ["admin", "super_admin"] }, deactivatedAt: null, id: { not: admin.id } },
    take: 1,
  })) > 0;

/** A case with the whole context. That its person's number was looked at is recorded. @throws AppError case_not_found. */
export async function getCase(admin: Admin, id: string): Promise<AdminCaseDetails> {
  const row = await db.case.findUnique({
    where: { id },
    select: {
      ...caseSelect,
      ...{ text: true, voiceNote: true, answer: true, reporterWords: true, subjectWords: true, evidence: true },
      decidedBy: caseSelect.assignee,
      reporter: { select: { ...caseSelect.reporter.select, preferredLanguage: true } },
      appealOf: { select: { ...caseSelect, decidedById: true } },
    },
  });
  if (!row) throw new AppError("case_not_found");
  const reasons = reasonsIn(row.evidence);
  const [card, account, same, earlier, alike, isOthers] = await Promise.all([
    row.job &&
      db.job.findUnique({
        where: { id: row.job.id },
        select: { ...cardSelect, ...fieldColumns, revision: true, updatedAt: true, changes: true },
      }),
    row.subject && accountOf(row.subject.id),
    row.job
      ? related({ jobId: row.job.id, kind: { in: ["report", "held"] }, decidedAt: null, id: { not: id } }, "asc")
      : [],
    row.subject ? related({ subjectId: row.subject.id, decidedAt: { not: null }, id: { not: id } }, "desc") : [],
    row.subject ? findAlike(row.subject.id, row.job?.id ?? null) : [],
    hasOtherAdmin(db, admin),
  ]);
  if (row.subject && account?.phone) await recordLook(admin, "user.view_contact", row.subject.id);
  const texts = card ? textsOf(card).map(({ field, text }) => ({ field, text })) : [];
  const isMany = (account?.openJobs ?? 0) >= SECOND_ADMIN_FROM;
  return {
    ...toAdminCase(row),
    ...{ text: row.text, answer: row.answer, reporterWords: row.reporterWords, subjectWords: row.subjectWords },
    reads: row.reporter?.preferredLanguage ?? row.contactLanguage,
    voiceNote: row.voiceNote === null ? null : `/api/admin/cases/${id}/voice-note`,
    decidedBy: row.decidedBy && { id: row.decidedBy.id, username: usernameToAdmins(row.decidedBy) },
    ...{ reasons, edited: card ? editedOf(texts, reasons) : [] },
    decisions: [
      ...decisionsFor(row.kind, {
        hasJob: row.job !== null && row.job.employerId === row.subject?.id,
        hasSubject: row.subject !== null,
      }),
    ],
    needs: !isMany ? "nothing" : isOthers ? "second_admin" : "typed_name",
    mayDecide:
      !isOthers ||
      (row.appealOf?.decidedById !== admin.id && !(row.state === "second" && row.decidedBy?.id === admin.id)),
    jobCard: card && toCard(card, admin),
    texts,
    changes: card && {
      count: card.revision - 1,
      at: card.updatedAt.toISOString(),
      fields: toFieldChanges(card.changes).reverse(),
    },
    account,
    appealOf: row.appealOf && toAdminCase(row.appealOf),
    ...{ same, earlier, alike },
  };
}

async function accountOf(id: string): Promise<NonNullable<AdminCaseDetails["account"]>> {
  const [user, openJobs] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id },
      select: { createdAt: true, isVerified: true, deactivatedAt: true, phone: true, phoneConfirmedAt: true },
    }),
    db.job.count({ where: { employerId: id, ...OPEN_OR_HELD } }),
  ]);
  return {
    isVerified: user.isVerified,
    phone: user.phone,
    openJobs,
    isPhoneConfirmed: user.phoneConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    isDeactivated: user.deactivatedAt !== null,
  };
}

async function related(where: Prisma.CaseWhereInput, direction: "asc" | "desc"): Promise<AdminCase[]> {
  const orderBy = [{ createdAt: direction }, { id: direction }];
  const rows = await db.case.findMany({ where, select: caseSelect, orderBy, take: RELATED_MAX });
  return rows.map(toAdminCase);
}

/** The reasons of stored evidence, which only openCase() writes. */
const reasonsIn = (evidence: Prisma.JsonValue): AdminCaseDetails["reasons"] =>
  evidenceReasons(evidence).map(({ rule, field, words, why, like }) => ({
    ...{ rule, field: field ?? null, words: words ?? "", why: why ?? null, like: like ?? null },
  }));

/** The file of a case's voice note. @throws AppError case_not_found. */
export async function getCaseVoiceNote(_admin: Admin, id: string): Promise<string> {
  const row = await db.case.findUnique({ where: { id }, select: { voiceNote: true } });
  if (!row?.voiceNote) throw new AppError("case_not_found");
  return row.voiceNote;
}

/** Today's text of each field whose found words its owner has taken out since. */
function editedOf(today: AdminCaseDetails["texts"], reasons: AdminCaseDetails["reasons"]): AdminCaseDetails["edited"] {
  const texts = new Map(today.map(({ field, text }) => [field, text]));
  const gone = reasons.flatMap(({ field, words }) =>
    field !== null && field !== "salary" && !texts.get(field)?.includes(words) ? [field] : [],
  );
  return [...new Set(gone)].map((field) => ({ field, text: texts.get(field) ?? "" }));
}
