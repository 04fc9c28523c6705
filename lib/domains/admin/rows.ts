import "server-only";
import { isOneOf } from "@/lib/core/objects";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { DEACTIVATION_COLUMNS, deactivationOf } from "@/lib/domains/users/deactivation-rows";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";
import { toUser, userSelect } from "@/lib/domains/users/queries";
import { NAME_COLUMNS, shownName, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { AdminUser } from "./types";

/** User columns visible to admins. */
export const adminUserSelect = {
  ...userSelect,
  ...NAME_COLUMNS,
  ...DEACTIVATION_COLUMNS,
  ...{ deactivatedAt: true, checkedBy: true, checkedAt: true, phoneConfirmedAt: true },
} satisfies Prisma.UserSelect;
type AdminUserRow = Prisma.UserGetPayload<{ select: typeof adminUserSelect }>;

/** Row → user as seen by admins. */
export const toAdminUser = (row: AdminUserRow): AdminUser => ({
  ...toUser(row),
  username: usernameToAdmins(row),
  name: shownName(row.profile?.name),
  checkedBy: isOneOf(CHECKED_BY, row.checkedBy) ? row.checkedBy : null,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  phoneConfirmedAt: row.phoneConfirmedAt?.toISOString() ?? null,
  deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
  deactivationReason: deactivationOf(row)?.reason ?? null,
  deactivationNote: row.deactivationNote,
});
