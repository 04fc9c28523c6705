import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { grievanceSelect, toGrievance } from "@/lib/grievances/rows";
import type { AdminGrievance } from "./types";

export const adminGrievanceSelect = {
  ...grievanceSelect,
  user: { select: { id: true, username: true, role: true, preferredLanguage: true } },
} satisfies Prisma.GrievanceSelect;
type Row = Prisma.GrievanceGetPayload<{ select: typeof adminGrievanceSelect }>;

export const toAdminGrievance = ({ user, ...row }: Row): AdminGrievance => ({ ...toGrievance(row), user });
