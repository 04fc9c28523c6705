import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { grievanceSelect, toGrievance } from "@/lib/domains/grievances/rows";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { AdminGrievance } from "./types";

export const adminGrievanceSelect = {
  ...grievanceSelect,
  contactName: true,
  contactPhone: true,
  contactLanguage: true,
  reporter: { select: { ...NAME_COLUMNS, id: true, role: true, preferredLanguage: true } },
} satisfies Prisma.CaseSelect;
type Row = Prisma.CaseGetPayload<{ select: typeof adminGrievanceSelect }>;

export const toAdminGrievance = ({
  reporter: user,
  contactName,
  contactPhone,
  contactLanguage,
  ...row
}: Row): AdminGrievance => ({
  ...toGrievance(row),
  user: user && {
    id: user.id,
    username: usernameToAdmins(user),
    role: user.role,
    preferredLanguage: user.preferredLanguage,
  },
  contact:
    contactName !== null && contactPhone !== null && contactLanguage !== null
      ? { name: contactName, phone: contactPhone, language: contactLanguage }
      : null,
});
