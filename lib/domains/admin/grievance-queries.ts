import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { db } from "@/lib/platform/db/client";
import { byTime, toPage, type Page } from "@/lib/platform/http/pagination";
import { findMeant } from "@/lib/domains/users/search-queries";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { adminGrievanceSelect, toAdminGrievance } from "./grievance-rows";
import { userParams, type AdminGrievancesQuery } from "./schema";
import type { AdminGrievance, MeantAccount } from "./types";

/** The cases that are complaints, and those of visitors who are called. */
export const GRIEVANCES = {
  OR: [{ kind: { in: ["complaint", "password"] } }, { kind: "appeal", subjectId: null }],
} satisfies Prisma.CaseWhereInput;

/** One page of grievances, newest first. */
export async function listGrievances(
  _admin: Actor<"admin">,
  { state, cursor, limit }: AdminGrievancesQuery,
): Promise<Page<AdminGrievance>> {
  const rows = await db.case.findMany({
    where: {
      AND: [byTime(cursor), GRIEVANCES],
      ...(state === "all" ? {} : { decidedAt: state === "open" ? null : { not: null } }),
    },
    select: adminGrievanceSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return toPage(rows, limit, (row) => row.createdAt, toAdminGrievance);
}

/** An open complaint of a visitor by an id taken from an address; null if it is none. @param id any text. */
export async function findVisitorGrievance(
  _admin: Actor<"admin">,
  id: string | undefined,
): Promise<AdminGrievance | null> {
  if (!userParams.safeParse({ id }).success) return null;
  const row = await db.case.findFirst({
    where: { id: id!, kind: "password", decidedAt: null },
    select: adminGrievanceSelect,
  });
  return row && toAdminGrievance(row);
}

/** Accounts listed for one complaint. */
const MEANT_MAX = 8;

/**
 * The accounts that somebody may mean who forgot the password: those with that number, those whose login name or shown name
 * contains what was typed.
 * @param typed a name or number, any text. @param phone the number to be called on, E.164.
 */
export async function findAccountsMeant(
  _admin: Actor<"admin">,
  typed: string,
  phone: string,
): Promise<readonly MeantAccount[]> {
  const rows = await db.user.findMany({
    where: { id: { in: await findMeant(typed, phone, MEANT_MAX) } },
    select: { ...NAME_COLUMNS, id: true, role: true, phone: true, createdAt: true, deactivatedAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    username: usernameToAdmins(row),
    name: row.profile?.name ?? null,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    isDeactivated: row.deactivatedAt !== null,
    hasNumber: row.phone === phone,
  }));
}
