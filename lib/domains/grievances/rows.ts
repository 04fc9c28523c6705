import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import { ALL_KINDS, type AnyKind } from "./options";
import { answerDue } from "./policy";
import type { Grievance } from "./types";

export const grievanceSelect = {
  id: true,
  number: true,
  kind: true,
  topic: true,
  text: true,
  createdAt: true,
  answer: true,
  decidedAt: true,
} satisfies Prisma.CaseSelect;
type Row = Prisma.CaseGetPayload<{ select: typeof grievanceSelect }>;

/** The subject of a complaint; a forgotten password is a kind of its own. */
const kindOf = ({ kind, topic }: Pick<Row, "kind" | "topic">): AnyKind =>
  ALL_KINDS.find((known) => known === (topic ?? kind)) ?? "other";

export const toGrievance = (row: Row): Grievance => {
  const kind = kindOf(row);
  return {
    ...{ id: row.id, number: caseNumber(row), kind, text: row.text },
    createdAt: row.createdAt.toISOString(),
    dueAt: answerDue({ kind, createdAt: row.createdAt }).toISOString(),
    state: row.decidedAt ? "answered" : "open",
    answer: row.answer,
    answeredAt: row.decidedAt?.toISOString() ?? null,
  };
};
