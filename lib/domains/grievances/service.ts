import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { openCase } from "@/lib/domains/trust/case-service";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { grievanceSelect, toGrievance } from "./rows";
import type { GrievanceInput } from "./schema";
import type { Grievance } from "./types";

/** The most that one person sends in a day: each is read by someone. */
const A_DAY = { max: 10, seconds: 24 * 60 * 60 };

/** Sends a grievance to the office. @throws AppError rate_limited. */
export async function sendGrievance(actor: Actor, { kind, text }: GrievanceInput): Promise<Grievance> {
  await countUse(`grievance:${actor.id}`, A_DAY);
  const { id } = await openCase(db, { kind: "complaint", severity: "usual", topic: kind, text, reporterId: actor.id });
  return toGrievance(await db.case.findUniqueOrThrow({ where: { id }, select: grievanceSelect }));
}
