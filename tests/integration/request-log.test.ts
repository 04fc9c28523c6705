import "../support/raised-limits";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { openBrowser } from "../support/browser";
import { makeJob, makePerson, type Person } from "../support/factories";
import { logged } from "../support/log-lines";

let worker: Person;
let jobId: string;
beforeAll(async () => {
  worker = await makePerson("worker");
  jobId = (await makeJob((await makePerson("employer")).id)).id;
});
beforeEach(() => logged.clear());

const visitor = openBrowser();
const OURS = /^[0-9a-f]{32}$/;

describe("one line per request", () => {
  test("has method, path, status, milliseconds and the id in the answer", async () => {
    const answer = await worker.browser.call("GET", `/api/service-requests/${jobId}`);
    expect(answer.headers.get("x-request-id")).toMatch(OURS);
    expect(logged.lines()).toEqual([
      {
        ...{ level: "info", event: "request", time: expect.any(String) as string },
        ...{ method: "GET", path: `/api/service-requests/${jobId}`, status: 200, ms: expect.any(Number) as number },
        requestId: answer.headers.get("x-request-id"),
      },
    ]);
  });

  test("also for refused calls, with the error code", async () => {
    await visitor.call("GET", "/api/user");
    await worker.browser.call("POST", "/api/service-requests", { json: {} });
    await visitor.call("GET", "/api/nothing/here");
    const lines = logged.lines().map(({ level, status, code, path }) => [level, status, code, path]);
    expect(lines).toEqual([
      ["info", 401, "unauthenticated", "/api/user"],
      ["info", 403, "employers_only", "/api/service-requests"],
      ["info", 404, "not_found", "/api/{path}/{path}"],
    ]);
  });

  test("is an error with the codes of its causes for a failure of ours, and still one line", async () => {
    const find = vi.spyOn(db.user, "findUnique").mockImplementation(() => {
      throw Object.assign(new Error(`username: '${worker.username}'`), { code: "P2010" });
    });
    const answer = await worker.browser.call("GET", "/api/user");
    find.mockRestore();
    expect(answer.status).toBe(500);
    expect(logged.lines()).toMatchObject([
      { level: "error", event: "unexpected_error", status: 500, code: "internal", err: { code: "P2010" } },
    ]);
    expect(logged.lines()[0]?.requestId).toBe(answer.headers.get("x-request-id"));
    expect(logged.text()).not.toContain(worker.username);
  });

  test("of health checks only at level debug", async () => {
    for (const name of ["live", "ready"]) {
      const answer = await visitor.call("GET", `/api/health/${name}`);
      expect(answer.headers.get("x-request-id")).toMatch(OURS);
    }
    expect(logged.lines().map(({ level, path }) => [level, path])).toEqual([
      ["debug", "/api/health/live"],
      ["debug", "/api/health/ready"],
    ]);
  });

  test("has the path's own words even if a session ended", async () => {
    const answer = await visitor.call("GET", "/session-ended?next=/jobs?search=Asha");
    expect(answer.status).toBe(303);
    expect(logged.lines()).toMatchObject([{ path: "/session-ended", status: 303 }]);
    expect(answer.headers.get("x-request-id")).toBe(logged.lines()[0]?.requestId);
  });
});

test("no user input or personal data is in the log, whatever is called", async () => {
  const secret = "Asha-98765-43210";
  const { browser } = worker;
  await visitor.call("POST", "/api/login", { json: { username: secret, password: secret } });
  await browser.call("GET", `/api/service-requests?search=${secret}`);
  await browser.call("GET", `/api/service-requests/${secret}`);
  await browser.call("GET", `/api/service-requests/${encodeURIComponent(`${secret} घर`)}`);
  await browser.call("GET", `/uploads/${secret}.webp`);
  await browser.call("GET", "/api/service-requests/asha");
  await browser.call("PUT", "/api/user/profile", { json: { fullName: secret, phone: secret, bio: secret } });
  await browser.call("POST", "/api/translate", { json: { text: secret, targetLanguage: "hi" } });
  await browser.call("POST", `/api/service-requests/${jobId}/apply`, {
    json: { message: secret },
    headers: { "idempotency-key": secret, "user-agent": secret },
  });
  expect(logged.lines().filter(({ event }) => event === "request")).toHaveLength(9);
  expect(logged.text()).not.toMatch(/asha|98765|घर|%E0/i);
  const session = [...browser.cookies.values()].find((value) => value.length > 100);
  expect(logged.text()).not.toContain(session!);
  expect(logged.text()).not.toContain(worker.username);
  expect(logged.lines().map(({ path }) => path)).toContain("/api/service-requests/{id}");
});

describe("the id sent with a request", () => {
  const idFor = async (given: string) => {
    const { headers } = await visitor.call("GET", "/api/user", { headers: { "x-request-id": given } });
    return headers.get("x-request-id");
  };

  test("is kept, so that a proxy's log and ours can be matched", async () => {
    for (const id of ["4bf92f3577b34da6a3ce929d0e0e4736", "Root=1-67891233-abcdef012345678912345678"]) {
      expect(await idFor(id)).toBe(id);
    }
    expect(logged.lines().map(({ requestId }) => requestId)).toContain("4bf92f3577b34da6a3ce929d0e0e4736");
  });

  test.each(["", "short", "x".repeat(101), 'a "quoted" id', "<script>alert(1)</script>", "a,b;c=deedee"])(
    "is replaced by one of ours if invalid: %j",
    async (given) => {
      expect(await idFor(given)).toMatch(OURS);
    },
  );
});
