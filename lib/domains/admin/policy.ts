import { audienceOf, REGISTER_ROLES, ROLES, type Role } from "@/lib/core/roles";
import { FACTS_NEEDED, type RecoveryFactKind } from "./options";

/** Whether role `own` may create, verify or deactivate role `other`: admins only by super_admin (specification). */
export const mayManage = (own: Role, other: Role): boolean => own === "super_admin" || audienceOf(other) !== "admin";

/** Whether somebody told enough facts that an account holds; others prove nothing. @param told without repetitions. */
export const isProven = (told: readonly RecoveryFactKind[], held: readonly { kind: RecoveryFactKind }[]): boolean =>
  told.length >= FACTS_NEEDED && told.every((kind) => held.some((fact) => fact.kind === kind));

/** The roles offered in the form for a new user. */
export const creatableRoles = (own: Role): readonly Role[] => (own === "super_admin" ? ROLES : REGISTER_ROLES);

/** The roles that a filter of the user list covers; null for all. */
export function rolesOf(filter: Role | "all" | "employers"): readonly Role[] | null {
  if (filter === "all") return null;
  return filter === "employers" ? ROLES.filter((role) => audienceOf(role) === "employer") : [filter];
}

/** The actions an admin may take on an account, for the buttons of a row; the service enforces the same rules. */
export function actionsOn(
  admin: { id: string; role: Role },
  user: { id: string; role: Role; deactivatedAt: string | null },
): { verify: boolean; deactivate: boolean; reactivate: boolean } {
  const verify = admin.id !== user.id && mayManage(admin.role, user.role);
  const isActive = user.deactivatedAt === null;
  return { verify, deactivate: verify && isActive, reactivate: verify && !isActive };
}
