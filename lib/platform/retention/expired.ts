import "server-only";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { keptHours, type RuleName } from "./rules";

const BATCH = 1_000;

/** Rules by which whole rows of one table go: the table, the column with the moment that the time counts from, and which rows. */
const EXPIRING = {
  sessions: ["sessions", "expires_at"],
  codes: ["one_time_codes", "expires_at"],
  calls: ["cases", "created_at", "reporter_id IS NULL AND kind <> 'held'"],
  cases: ["cases", "decided_at", "kind NOT IN ('complaint', 'password')"],
  repeats: ["idempotency_keys", "created_at"],
  forms: ["form_refusals", "expires_at"],
  counters: ["rate_limits", "window_ends"],
  translations: ["translations", "created_at"],
  usage: ["translation_usage", "day"],
  looks: ["contact_looks", "day"],
  withdrawals: ["withdrawals", "withdrawn_at"],
  views: ["job_views", "viewed_at"],
  saved: ["saved_jobs", "saved_at"],
  formDrafts: ["form_drafts", "changed_at"],
  searches: ["saved_searches", "created_at"],
  records: ["deleted_accounts", "deleted_at"],
  events: ["security_log", "at"],
  notifications: ["notifications", "created_at"],
  runs: ["tidy_runs", "started_at"],
} as const satisfies Partial<Record<RuleName, readonly [table: string, column: string, which?: string]>>;

export type ExpiringRule = keyof typeof EXPIRING;

/** Whether a rule is about whole rows of one table. */
export const isExpiring = (name: RuleName): name is ExpiringRule => name in EXPIRING;

// Written as `column < constant`, so that an index on the column is used.
function expired(name: ExpiringRule): Prisma.Sql {
  const [table, column, which = "true"] = EXPIRING[name] as readonly [string, string, string?];
  return Prisma.sql`FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(which)} AND ${Prisma.raw(column)} < now() - make_interval(hours => ${keptHours(name)})`;
}

/**
 * Removes rows that a rule no longer keeps, at most a thousand. Rows that another process holds are left for the next
 * time, so that two of these never wait for each other.
 * @returns how many; fewer than a thousand if there are no more.
 */
export const removeExpired = (name: ExpiringRule): Promise<number> => db.$executeRaw`
  DELETE FROM ${Prisma.raw(EXPIRING[name][0])}
  WHERE ctid = ANY(ARRAY(SELECT ctid ${expired(name)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;

/** How many rows removeExpired() would remove in all. */
export const countExpired = (name: ExpiringRule): Promise<number> => countRows(expired(name));
