import { afterEach, expect, test, vi } from "vitest";
import { clientAddress } from "@/lib/platform/limits/address";

// The settings are read as a whole.
vi.hoisted(() => {
  process.env.DATABASE_URL = "postgresql://nobody@localhost/none";
  process.env.SESSION_SECRET = "a-secret-for-tests-only-0123456789abcdef";
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["an IPv4 address counts by itself", { "x-forwarded-for": "203.0.113.7" }, "203.0.113.7"],
  ["written as IPv6 it is the same", { "x-forwarded-for": "::ffff:203.0.113.7" }, "203.0.113.7"],
  ["an IPv6 address counts with its network", { "x-forwarded-for": "2001:db8:1:2:3::4" }, "2001:db8:1:2::/64"],
  ["so does its neighbour", { "x-forwarded-for": "2001:db8:1:2:ffff::9" }, "2001:db8:1:2::/64"],
  ["of several, the nearest", { "x-forwarded-for": "198.51.100.1, 203.0.113.7" }, "203.0.113.7"],
  ["no header", {}, "unknown"],
  ["what is no address", { "x-forwarded-for": "somewhere" }, "unknown"],
])("%s", (_what, headers, address) => {
  expect(clientAddress(new Headers(headers as Record<string, string>))).toBe(address);
});

test("Vercel's header counts on Vercel, where its proxy writes it, and nowhere else", async () => {
  const headers = new Headers({ "x-forwarded-for": "198.51.100.1", "x-vercel-forwarded-for": "203.0.113.7" });
  expect(clientAddress(headers)).toBe("198.51.100.1");
  vi.stubEnv("VERCEL", "1");
  vi.resetModules();
  const { clientAddress: onVercel } = await import("@/lib/platform/limits/address");
  expect(onVercel(headers)).toBe("203.0.113.7");
});
