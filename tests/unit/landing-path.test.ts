import { expect, test } from "vitest";
import { landingPath } from "@/components/auth/landing-path";

test.each([
  { address: "/", role: "worker", lands: "/" },
  { address: "/applied?status=accepted", role: "worker", lands: "/applied?status=accepted" },
  { address: "/jobs/some-id/apply", role: "service_provider", lands: "/jobs/some-id/apply" },
  { address: "/employer/jobs/new", role: "client", lands: "/employer/jobs/new" },
  // Another audience's page is not there for this role: home instead of a 404.
  { address: "/employer/jobs/new", role: "worker", lands: "/" },
  { address: "/jobs/some-id", role: "employer", lands: "/" },
  // Asked for and refused: the card says why.
  { address: "/applied", role: "employer", lands: "/applied" },
  { address: "/admin", role: "admin", lands: "/admin" },
  { address: "/admin-login", role: "super_admin", lands: "/admin-dashboard" },
] as const)("$role who asked for $address lands on $lands", ({ address, role, lands }) => {
  expect(landingPath(address, role)).toBe(lands);
});
