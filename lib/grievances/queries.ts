import "server-only";
import { getEnv } from "@/lib/env";

/** The officer whom the settings name, or null. */
export function getOfficer(): { name: string; email: string | null; phone: string | null } | null {
  const { GRIEVANCE_OFFICER: name, GRIEVANCE_EMAIL: email = null, GRIEVANCE_PHONE: phone = null } = getEnv();
  return name === undefined ? null : { name, email, phone };
}
