import { href } from "@/lib/access/routes";
import { screenFor } from "./screens";
import { audienceOf, type Role } from "@/lib/core/roles";

/**
 * The page to open after login: the requested one, or the user's home page if that address has no page for the role.
 * @param address path and query of the screen that asked for the login.
 */
export function landingPath(address: string, role: Role): string {
  const audience = audienceOf(role);
  const path = address.split("?", 1)[0] ?? "/";
  if (screenFor(path, audience).kind !== "not_found") return address;
  return audience === "admin" ? href.adminDashboard() : href.home();
}
