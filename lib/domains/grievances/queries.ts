import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { getEnv } from "@/lib/platform/env";
import { grievanceSelect, toGrievance } from "./rows";
import type { Grievance } from "./types";

/** The officer whom the settings name, or null. */
export function getOfficer(): { name: string; email: string | null; phone: string | null } | null {
  const { GRIEVANCE_OFFICER: name, GRIEVANCE_EMAIL: email = null, GRIEVANCE_PHONE: phone = null } = getEnv();
  return name === undefined ? null : { name, email, phone };
}

/** All of the caller's grievances, newest first. A limit on sending keeps them few. */
export async function listOwnGrievances(actor: Actor): Promise<Grievance[]> {
  const rows = await db.case.findMany({
    where: { reporterId: actor.id, kind: "complaint" },
    select: grievanceSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toGrievance);
}
