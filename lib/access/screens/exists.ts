import "server-only";
import type { SessionToken } from "@/lib/access/auth/token";
import { read } from "@/lib/platform/db/read";
import { Prisma } from "@/lib/platform/db/generated/client";
import { audienceOf } from "@/lib/core/roles";
import { isUuid } from "@/lib/core/uuid";
import type { Subject } from "./screens";

/**
 * Whether the subject of a page exists for the caller: one look-up by primary key. Done before rendering, because a
 * page that finds out by itself can only answer an empty 404 document that the browser has to draw. The page checks again
 * and has the last word; this only chooses the screen.
 */
export async function exists({ kind, id }: Subject, token: SessionToken): Promise<boolean> {
  if (kind === "security_log") return token.role === "super_admin";
  if (!isUuid(id)) return false;
  const rows = await QUERIES[kind](id, token);
  return rows.length > 0;
}

/**
 * Whether a job is open, so that visitors may see its public face: one look-up by primary key, the same for every id, so
 * that a closed job or a draft takes no other time than one that does not exist.
 */
export async function isOpenJob(id: string): Promise<boolean> {
  const rows = await read`
    SELECT 1 FROM jobs WHERE id = ${id}::uuid AND status = 'open' AND removed_at IS NULL`;
  return rows.length > 0;
}

const userOf = ({ sid }: SessionToken): Prisma.Sql => Prisma.sql`SELECT user_id FROM sessions WHERE id = ${sid}::uuid`;

const QUERIES: Record<
  Exclude<Subject["kind"], "security_log">,
  (id: string, token: SessionToken) => Promise<unknown[]>
> = {
  job: (id, token) => read`
    SELECT 1 FROM jobs WHERE id = ${id}::uuid AND removed_at IS NULL
      AND (status <> 'draft' OR ${audienceOf(token.role) === "admin"})`,
  no_job: () => Promise.resolve([]),
  own_job: (id, token) => read`
    SELECT 1 FROM jobs WHERE id = ${id}::uuid AND employer_id = (${userOf(token)}) AND removed_at IS NULL`,
  application: (id, token) => read`
    SELECT 1 FROM applications WHERE id = ${id}::uuid AND worker_id = (${userOf(token)})`,
  user: (id) => read`SELECT 1 FROM users WHERE id = ${id}::uuid`,
};
