import { expect, test } from "vitest";
import { landingPath } from "@/lib/access/screens/landing-path";

test.each([
  { address: "/", role: "worker", lands: "/" },
  { address: "/applied?status=accepted", role: "worker", lands: "/applied?status=accepted" },
  { address: "/jobs/some-id/apply", role: "service_provider", lands: "/jobs/some-id/apply" },
  { address: "/employer/jobs/new", role: "client", lands: "/employer/jobs/new" },
  // Another audience's page does not exist for this role: it gets its home page instead of a 404.
  { address: "/employer/jobs/new", role: "worker", lands: "/" },
  { address: "/jobs/some-id", role: "employer", lands: "/" },
  // Asked for but refused: the card explains why.
  { address: "/applied", role: "employer", lands: "/applied" },
  { address: "/admin", role: "admin", lands: "/admin" },
  { address: "/admin-login", role: "super_admin", lands: "/admin-dashboard" },
] as const)("a $role asking for $address lands on $lands", ({ address, role, lands }) => {
  expect(landingPath(address, role)).toBe(lands);
});
