import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { DEACTIVATION_COLUMNS, deactivationOf } from "@/lib/domains/users/deactivation-rows";
import { toUser, userSelect } from "@/lib/domains/users/queries";
import { NAME_COLUMNS, shownName, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { AdminUser } from "./types";

/** User columns visible to admins. */
export const adminUserSelect = {
  ...userSelect,
  ...NAME_COLUMNS,
  ...DEACTIVATION_COLUMNS,
  deactivatedAt: true,
} satisfies Prisma.UserSelect;
type AdminUserRow = Prisma.UserGetPayload<{ select: typeof adminUserSelect }>;

/** Row → user as seen by admins. */
export const toAdminUser = ({
  deactivatedAt,
  deactivationReason,
  deactivationNote,
  ...row
}: AdminUserRow): AdminUser => ({
  ...toUser(row),
  username: usernameToAdmins(row),
  name: shownName(row.profile?.name),
  deactivatedAt: deactivatedAt?.toISOString() ?? null,
  deactivationReason: deactivationOf({ deactivationReason, deactivationNote })?.reason ?? null,
  deactivationNote,
});
