import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { toUser, userSelect } from "@/lib/users/queries";
import type { AdminUser } from "./types";

/** User columns visible to admins. */
export const adminUserSelect = { ...userSelect, deactivatedAt: true } satisfies Prisma.UserSelect;
type AdminUserRow = Prisma.UserGetPayload<{ select: typeof adminUserSelect }>;

/** Row → user as seen by admins. */
export const toAdminUser = ({ deactivatedAt, ...row }: AdminUserRow): AdminUser => ({
  ...toUser(row),
  deactivatedAt: deactivatedAt?.toISOString() ?? null,
});
