import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { db } from "@/lib/platform/db/client";
import { openCase } from "@/lib/domains/trust/case-service";
import { countUse, TEN_A_DAY } from "@/lib/platform/limits/rate-limit";
import { grievanceSelect, toGrievance } from "./rows";
import type { GrievanceInput } from "./schema";
import type { Grievance } from "./types";

/** Sends a grievance to the office. @throws AppError rate_limited. */
export async function sendGrievance(
  actor: Actor,
  { kind, text }: GrievanceInput,
  within: Within<Grievance> = runDirectly,
): Promise<Grievance> {
  await countUse(`grievance:${actor.id}`, TEN_A_DAY);
  return db.$transaction((tx) =>
    within(tx, async () => {
      const sent = { kind: "complaint", severity: "usual", topic: kind, text, reporterId: actor.id } as const;
      const { id } = await openCase(tx, sent);
      return toGrievance(await tx.case.findUniqueOrThrow({ where: { id }, select: grievanceSelect }));
    }),
  );
}
