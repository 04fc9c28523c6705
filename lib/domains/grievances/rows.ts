import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { answerDue, grievanceNumber } from "./policy";
import type { Grievance } from "./types";

export const grievanceSelect = {
  id: true,
  number: true,
  kind: true,
  text: true,
  createdAt: true,
  answer: true,
  answeredAt: true,
} satisfies Prisma.GrievanceSelect;
type Row = Prisma.GrievanceGetPayload<{ select: typeof grievanceSelect }>;

export const toGrievance = (row: Row): Grievance => ({
  id: row.id,
  number: grievanceNumber(row),
  kind: row.kind,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  dueAt: answerDue(row).toISOString(),
  state: row.answeredAt ? "answered" : "open",
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
