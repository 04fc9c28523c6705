import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { grievanceSelect, toGrievance } from "@/lib/domains/grievances/rows";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { AdminGrievance } from "./types";

export const adminGrievanceSelect = {
  ...grievanceSelect,
  user: { select: { ...NAME_COLUMNS, id: true, role: true, preferredLanguage: true } },
} satisfies Prisma.GrievanceSelect;
type Row = Prisma.GrievanceGetPayload<{ select: typeof adminGrievanceSelect }>;

export const toAdminGrievance = ({ user: { id, role, preferredLanguage, ...named }, ...row }: Row): AdminGrievance => ({
  ...toGrievance(row),
  user: { id, username: usernameToAdmins(named), role, preferredLanguage },
});
