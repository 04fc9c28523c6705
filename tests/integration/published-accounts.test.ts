import { afterEach, expect, test, vi } from "vitest";
import { hashPassword } from "@/lib/access/auth/password";
import { publishedAccounts } from "@/lib/domains/users/published-service";
import { DEMO_ACCOUNTS } from "@/prisma/seed/accounts";
import { makePerson } from "../support/factories";

test("every seeded account counts while a published password opens it, not only the three that are shown", async () => {
  const passwordHash = await hashPassword(DEMO_ACCOUNTS.admin.password);
  await makePerson("admin", { username: "demo.support", isDemo: true, passwordHash });
  await makePerson("worker", { username: "selvi.murugan", isDemo: true, passwordHash });
  await makePerson("worker", { username: "gone.demo", isDemo: true, passwordHash, deactivatedAt: new Date() });
  await makePerson("worker", { username: "changed.demo", isDemo: true });
  await makePerson("worker", { username: "real.person", passwordHash });
  expect(await publishedAccounts()).toEqual(["demo.support", "selvi.murugan"]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["0.0.0.0", {}, "0.0.0.0"],
  ["localhost", { APP_URL: "https://kaamsetu.example" }, "https://kaamsetu.example"],
  ["localhost", { TRUSTED_PROXIES: "loopback" }, "localhost through a proxy"],
])("a server that others reach on %s with %j does not start with them", async (hostname, env, at) => {
  vi.stubEnv("APP_URL", "");
  vi.stubEnv("HOSTNAME", hostname);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { requireNoPublishedPasswords: check } = await import("@/lib/domains/users/published-service");
  await expect(check()).rejects.toThrow(`Others must not reach this server on ${at}: `);
  await expect(check()).rejects.toThrow("(demo.support, selvi.murugan)");
});

test("one that only this computer reaches does", async () => {
  vi.stubEnv("APP_URL", "http://localhost:3000");
  vi.stubEnv("HOSTNAME", "localhost");
  vi.resetModules();
  const { requireNoPublishedPasswords: check } = await import("@/lib/domains/users/published-service");
  await expect(check()).resolves.toBeUndefined();
});
