import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Deactivation } from "@/lib/platform/http/errors";
import type { DeactivationReason } from "./options";

export const DEACTIVATION_COLUMNS = {
  deactivationReason: true,
  deactivationNote: true,
} satisfies Prisma.UserSelect;
type Row = Prisma.UserGetPayload<{ select: typeof DEACTIVATION_COLUMNS }>;

/** Why an account was deactivated; null if it was not, or before that was asked. */
export const deactivationOf = ({ deactivationReason: reason, deactivationNote: note }: Row): Deactivation | null =>
  // A row keeps its reason, and lib/domains/users/options.ts every reason.
  reason === null ? null : { reason: reason as DeactivationReason, note };
