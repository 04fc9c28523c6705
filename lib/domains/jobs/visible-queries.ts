import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { audienceOf } from "@/lib/core/roles";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Someone signed in, as far as a rule needs to know. */
type Person = Pick<Actor, "id" | "role">;

/** Jobs that have not been removed. */
export const LIVE = { removedAt: null } as const satisfies Prisma.JobWhereInput;

/** Open jobs: anyone may read their public face, and workers may apply. */
export const OPEN = { ...LIVE, status: "open" } as const satisfies Prisma.JobWhereInput;
/** The same in SQL. */
export const IS_OPEN = Prisma.sql`status = 'open' AND removed_at IS NULL`;

/** The jobs that someone may see: none that was removed, drafts only as their owner or an admin (decisions.md). */
export const visibleTo = ({ id, role }: Person): Prisma.JobWhereInput => ({
  ...LIVE,
  ...(audienceOf(role) === "admin" ? {} : { OR: [{ status: { not: "draft" } }, { employerId: id }] }),
});

/** An employer's own jobs, drafts among them. */
export const ownedBy = ({ id }: Pick<Person, "id">) => ({ ...LIVE, employerId: id }) satisfies Prisma.JobWhereInput;
