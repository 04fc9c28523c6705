import "server-only";
import type { SessionToken } from "@/lib/auth/token";
import { db } from "@/lib/db/client";
import { audienceOf } from "@/lib/users/policy";
import type { Subject } from "./screens";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether what a page is about exists for the caller: one look-up by primary key. Asked before rendering, because a
 * page that finds out itself can only answer an empty 404 document that the browser has to draw. The page asks again
 * and decides; this only chooses the screen.
 */
export async function exists({ kind, id }: Subject, token: SessionToken): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const rows = await QUERIES[kind](id, token);
  return rows.length > 0;
}

const QUERIES: Record<Subject["kind"], (id: string, token: SessionToken) => Promise<unknown[]>> = {
  job: (id, token) => db.$queryRaw`
    SELECT 1 FROM jobs WHERE id = ${id}::uuid AND removed_at IS NULL
      AND (status <> 'draft' OR ${audienceOf(token.role) === "admin"})`,
  no_job: () => Promise.resolve([]),
  own_job: (id, token) => db.$queryRaw`
    SELECT 1 FROM jobs WHERE id = ${id}::uuid AND employer_id = ${token.sub}::uuid AND removed_at IS NULL`,
  application: (id, token) => db.$queryRaw`
    SELECT 1 FROM applications WHERE id = ${id}::uuid AND worker_id = ${token.sub}::uuid`,
  user: (id) => db.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid`,
};
