import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { audienceOf } from "@/lib/core/roles";
import { isUuid } from "@/lib/core/uuid";
import type { JobStatus } from "./options";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Someone signed in, as far as a rule needs to know. */
type Person = Pick<Actor, "id" | "role">;

/** Jobs that have not been removed. */
export const LIVE = { removedAt: null } as const satisfies Prisma.JobWhereInput;

/** Open jobs: anyone may read their public face, and workers may apply. */
export const OPEN = { ...LIVE, status: "open" } as const satisfies Prisma.JobWhereInput;
/** The same in SQL. */
export const IS_OPEN = Prisma.sql`status = 'open' AND removed_at IS NULL`;

/** Jobs that are open for their owner: open ones, and those that are being checked first. */
export const OPEN_OR_HELD = { ...LIVE, status: { in: ["open", "held"] } } satisfies Prisma.JobWhereInput;

/**
 * The jobs that someone may see: none that was removed, drafts only as their owner or an admin, and held ones also as
 * someone who applied (specification).
 */
export const visibleTo = ({ id, role }: Person): Prisma.JobWhereInput => ({
  ...LIVE,
  ...(audienceOf(role) === "admin"
    ? {}
    : {
        OR: [
          { status: { in: ["open", "closed"] } },
          { employerId: id },
          { status: "held", applications: { some: { workerId: id } } },
        ],
      }),
});

/** An owner's or admin's filter by status: a held job counts as open. */
export const whereStatus = (status: JobStatus): Prisma.JobWhereInput =>
  status === "open" ? { status: OPEN_OR_HELD.status } : { status };
/** The same as their owner sees it: one about to be told as removed is gone. */
export const OWN_LIVE = {
  ...LIVE,
  AND: [{ OR: [{ untoldEnd: null }, { untoldEnd: "filled" }] }],
} satisfies Prisma.JobWhereInput;

/** An employer's own jobs, drafts among them. */
export const ownedBy = ({ id }: Pick<Person, "id">) => ({ ...OWN_LIVE, employerId: id }) satisfies Prisma.JobWhereInput;

/** Whether someone may see a job: one look-up by primary key. */
export const isVisibleJob = (id: string, person: Person): Promise<boolean> => isThere(id, visibleTo(person));

/** Whether a job is an employer's own. */
export const isOwnJob = (id: string, person: Person): Promise<boolean> => isThere(id, ownedBy(person));

/** Whether visitors may see a job. A closed one or a draft takes no other time than one that does not exist. */
export const isOpenJob = (id: string): Promise<boolean> => isThere(id, OPEN);

const isThere = async (id: string, where: Prisma.JobWhereInput): Promise<boolean> =>
  isUuid(id) && (await db.job.findFirst({ where: { ...where, id }, select: { id: true } })) !== null;
