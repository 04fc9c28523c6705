import { logged } from "../support/log-lines";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { inRequest, logError, logInfo, type LogFacts } from "@/lib/platform/http/log";

vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
beforeEach(() => logged.clear());

describe("a logged failure", () => {
  test("has stack frames and none of the message, however many lines that has", () => {
    const error = new Error("\nInvalid `db.user.create()` invocation\n\n  username: 'secret.name',");
    logError("unexpected_error", error, { kind: "users" });
    expect(logged.text()).not.toMatch(/secret|Invalid/);
    expect(logged.lines()).toEqual([
      {
        level: "error",
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        event: "unexpected_error",
        kind: "users",
        err: { type: "Error", stack: expect.arrayContaining([expect.stringMatching(/^at .*log\.test/)]) as string[] },
      },
    ]);
  });

  test("names the codes of the whole chain, PostgreSQL's included, and none of their messages", () => {
    const driver = Object.assign(new Error("key (username)=(secret.name)"), {
      name: "DriverAdapterError",
      cause: { kind: "UniqueConstraintViolation", originalCode: "23505", originalMessage: "secret.name is there" },
    });
    const prisma = Object.assign(new Error("secret"), { code: "P2002", meta: { driverAdapterError: driver } });
    logError("unexpected_error", new Error("secret", { cause: prisma }));
    expect(logged.text()).not.toContain("secret");
    expect(logged.lines()[0]?.err).toMatchObject({
      type: "Error",
      causes: [
        { type: "Error", code: "P2002" },
        { type: "DriverAdapterError" },
        { type: "UniqueConstraintViolation", code: "23505" },
      ],
    });
  });

  test("takes no sentence for a code, survives a cycle of causes, and is logged for values that are not errors", () => {
    const round: Error & { code?: string } = new Error("a");
    Object.assign(round, { code: "the name is Asha Devi, call 98765 43210 after six", cause: round });
    logError("strange", round);
    logError("thrown_text", "Asha Devi");
    logError("thrown_nothing", undefined);
    expect(logged.text()).not.toContain("Asha");
    expect(logged.lines().map(({ event }) => event)).toEqual(["strange", "thrown_text", "thrown_nothing"]);
  });
});

test("personal data is removed even where the types were bypassed", () => {
  const person = {
    name: "Asha",
    username: "asha",
    phone: "98765 43210",
    email: "a@b.in",
    cookie: "session",
    search: "s",
  };
  const facts: LogFacts = { path: "/api/jobs", ...person };
  logInfo("request", { ...facts, ...{ body: { title: "Cook" }, headers: { cookie: "session" }, query: "?search=x" } });
  expect(Object.keys(logged.lines()[0]!).sort()).toEqual(["event", "level", "path", "time"]);
});

test("lines logged while a request is answered carry its id, also after an await", async () => {
  const answer = async (id: string) => {
    await Promise.resolve();
    logInfo("seen", { kind: id });
  };
  await Promise.all(["first-id", "second-id"].map((id) => inRequest(id, () => answer(id))));
  logInfo("alone");
  expect(logged.lines().map(({ requestId, kind }) => [requestId, kind])).toEqual([
    ["first-id", "first-id"],
    ["second-id", "second-id"],
    [undefined, undefined],
  ]);
});

test("LOG_LEVEL leaves out less important lines", async () => {
  vi.resetModules();
  vi.stubEnv("LOG_LEVEL", "error");
  const quiet = await import("@/lib/platform/http/log");
  quiet.logInfo("request");
  quiet.logError("failed", new Error("x"));
  expect(logged.lines().map(({ event }) => event)).toEqual(["failed"]);
  vi.resetModules();
  vi.stubEnv("LOG_LEVEL", "loud");
  const { getEnv } = await import("@/lib/platform/env");
  expect(getEnv).toThrow("LOG_LEVEL");
});
