import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserError } from "@/scripts/before-install/errors.mjs";
import { createLifecycle } from "@/scripts/before-install/lifecycle.mjs";
import { test as runTests } from "@/scripts/test";

const { parts } = vi.hoisted(() => ({
  parts: {
    ran: [] as string[],
    step: async (_label: string): Promise<void> => {},
    build: async (): Promise<void> => {},
    server: async () => ({ urls: { superuser: "postgresql://tests/x" }, stop: async () => {} }),
  },
}));

vi.mock("@/scripts/before-install/steps.mjs", async (original) => ({
  ...(await original<object>()),
  runStep: (label: string) => {
    parts.ran.push(label);
    return parts.step(label);
  },
}));
vi.mock("@/scripts/lib/next", () => ({ ensurePrismaClient: async () => {}, ensureBuild: () => parts.build() }));
vi.mock("@/scripts/lib/embedded-postgres", () => ({ startThrowaway: () => parts.server() }));
vi.mock("@/scripts/lib/test-results", async (original) => ({
  ...(await original<object>()),
  runVitest: async () => ({ passed: 100, failed: 0 }),
  runJourneys: async () => ({ passed: 20, failed: 0 }),
}));

let said: string[] = [];
beforeEach(() => {
  said = [];
  parts.ran = [];
  parts.step = parts.build = async () => {};
  vi.stubEnv("TEST_SERVER_URL", "");
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal);
});

const run = () => runTests(createLifecycle({ exitCode: 130 }), { installMs: 5000 });

test("each check counts as one and has its time", async () => {
  expect(await run()).toBe(0);
  expect(parts.ran).toEqual(expect.arrayContaining(["Format", "Structure", "Route types", "Lint and types"]));
  const stages = parts.ran.length + 3;
  // Vitest runs twice: beside the checks, and on the build.
  expect(said[1]).toMatch(/^ ok {2}Install +1 passed +0 failed +5 s$/);
  expect(said.at(-2)).toMatch(/^ +All, some side by side +5 s$/);
  expect(said.at(-1)).toBe(`\n${stages + 220} passed, 0 failed`);
});

test("a failed check does not prevent the others", async () => {
  parts.step = async (label) => {
    if (label === "Format") throw new UserError("Format: this step failed (1); what it said is above.");
  };
  expect(await run()).toBe(1);
  expect(parts.ran).toContain("Lint and types");
  expect(said.at(-1)).toMatch(/^\n\d+ passed, 1 failed$/);
});

test("without a build no browser is started", async () => {
  parts.build = () => Promise.reject(new UserError("Building: this step failed (1); what it said is above."));
  expect(await run()).toBe(1);
  expect(said).toContain("Without a build there is nothing for a browser to visit.");
  expect(said.at(-1)).toMatch(/^\n\d+ passed, 2 failed$/);
});

test("a failed setup counts as a failure, and the last line is printed as always", async () => {
  parts.server = () => Promise.reject(new UserError("The embedded PostgreSQL did not start."));
  expect(await run()).toBe(1);
  expect(said).toContain("The embedded PostgreSQL did not start.");
  expect(said.join("\n")).toMatch(/FAIL What the tests need/);
  expect(said.at(-1)).toBe("\n2 passed, 1 failed");
});
