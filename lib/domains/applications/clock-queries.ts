import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { findApplicants } from "./received-queries";
import { readableBy } from "./readable-queries";
import { bareSelect, toReceived } from "./rows";
import type { ReceivedApplication } from "./types";

const SHOWN = 50;

/** Those about which their employer was asked, and has said nothing since. */
const ASKED = { status: "pending", toldAt: null, askedAt: { not: null }, stillLookingAt: null } as const;

/** The employer's applications that wait for an answer so long that the employer was asked; the oldest first, at most 50. */
export async function listWaiting(employer: Actor<"employer">): Promise<ReceivedApplication[]> {
  const where: Prisma.ApplicationWhereInput = { AND: [ASKED, readableBy(employer), { job: { untoldEnd: null } }] };
  const rows = await db.application.findMany({
    where,
    select: bareSelect,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: SHOWN,
  });
  const applicants = await findApplicants(db, employer, rows);
  return rows.map((row) => toReceived(row, employer, applicants(row)));
}
