import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { grievanceSelect, toGrievance } from "@/lib/domains/grievances/rows";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { AdminGrievance } from "./types";

export const contactSelect = {
  contactName: true,
  contactPhone: true,
  contactLanguage: true,
} satisfies Prisma.CaseSelect;
type ContactRow = Prisma.CaseGetPayload<{ select: typeof contactSelect }>;

/** How to reach the visitor who sent a case; null for one of an account. */
export const contactOf = ({ contactName: name, contactPhone: phone, contactLanguage: language }: ContactRow) =>
  name !== null && phone !== null && language !== null ? { name, phone, language } : null;

export const adminGrievanceSelect = {
  ...grievanceSelect,
  ...contactSelect,
  reporter: { select: { ...NAME_COLUMNS, id: true, role: true, preferredLanguage: true } },
} satisfies Prisma.CaseSelect;
type Row = Prisma.CaseGetPayload<{ select: typeof adminGrievanceSelect }>;

export const toAdminGrievance = ({ reporter: user, ...row }: Row): AdminGrievance => ({
  ...toGrievance(row),
  user: user && {
    id: user.id,
    username: usernameToAdmins(user),
    role: user.role,
    preferredLanguage: user.preferredLanguage,
  },
  contact: contactOf(row),
});
