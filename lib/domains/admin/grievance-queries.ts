import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { byTime, toPage, type Page } from "@/lib/platform/http/pagination";
import { adminGrievanceSelect, toAdminGrievance } from "./grievance-rows";
import type { AdminGrievancesQuery } from "./schema";
import type { AdminGrievance } from "./types";

/** One page of grievances, newest first. */
export async function listGrievances(
  _admin: Actor<"admin">,
  { state, cursor, limit }: AdminGrievancesQuery,
): Promise<Page<AdminGrievance>> {
  const rows = await db.grievance.findMany({
    where: {
      ...byTime(cursor),
      ...(state === "all" ? {} : { answeredAt: state === "open" ? null : { not: null } }),
    },
    select: adminGrievanceSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return toPage(rows, limit, (row) => row.createdAt, toAdminGrievance);
}
