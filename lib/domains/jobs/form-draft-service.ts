import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { epochNow, HOUR_MS } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { keptHours } from "@/lib/platform/retention/rules";
import type { FormDraftInput } from "./posting-schema";
import type { FormDraft } from "./posting-types";

/** The form for a new job as an employer typed it and did not send it; null for nothing in the last 7 days. */
export async function getFormDraft(employer: Pick<Actor, "id">): Promise<FormDraft | null> {
  const row = await db.formDraft.findUnique({
    where: { userId: employer.id, changedAt: { gt: new Date(epochNow() - keptHours("formDrafts") * HOUR_MS) } },
  });
  if (!row) return null;
  return { key: row.key, fields: row.fields as FormDraft["fields"], changed_at: row.changedAt.toISOString() };
}

/** Keeps it in place of what was kept before. */
export async function keepFormDraft(employer: Actor<"employer">, { key, fields }: FormDraftInput): Promise<void> {
  const data = { key, fields, changedAt: new Date() };
  await db.formDraft.upsert({ where: { userId: employer.id }, create: { userId: employer.id, ...data }, update: data });
}

/** Forgets it: it was sent, or is not wanted. */
export async function forgetFormDraft(employer: Pick<Actor, "id">): Promise<void> {
  await db.formDraft.deleteMany({ where: { userId: employer.id } });
}
