import "../support/raised-limits";
import { beforeAll, expect, test } from "vitest";
import type { HistoryEntry } from "@/lib/domains/admin/types";
import { db } from "@/lib/platform/db/client";
import { openBrowser } from "../support/browser";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";

let admin: Person;
beforeAll(async () => {
  admin = await makePerson("admin");
});

const historyOf = async (id: string): Promise<HistoryEntry[]> => {
  const answer = await admin.browser.call("GET", `/api/admin/users/${id}/history`);
  expect(answer.status).toBe(200);
  return answer.body as HistoryEntry[];
};

test("a history has logins, decisions and what admins did, newest first, and nobody else's", async () => {
  const [employer, worker, other] = [
    await makePerson("employer"),
    await makePerson("worker"),
    await makePerson("worker"),
  ];
  const job = await makeJob(employer.id);
  const application = await makeApplication(job.id, worker.id);
  const login = { username: employer.username, password: TEST_PASSWORD };
  expect((await openBrowser().call("POST", "/api/login", { json: login })).status).toBe(200);
  const json = { status: "rejected" };
  const path = `/api/service-applications/${application.id}/status`;
  expect((await employer.browser.call("PUT", path, { json })).status).toBe(200);
  const verified = { json: { isVerified: true } };
  expect((await admin.browser.call("PUT", `/api/admin/users/${employer.id}/verification`, verified)).status).toBe(200);
  const history = await historyOf(employer.id);
  expect(history.map(({ what }) => what)).toEqual([
    { kind: "act", action: "user.view_history" },
    { kind: "act", action: "user.verify" },
    { kind: "decision", decision: "rejected" },
    { kind: "event", event: "login" },
  ]);
  expect(history[1]).toMatchObject({ by: { id: admin.id, username: admin.username }, job: null });
  expect(history[2]).toMatchObject({ by: null, job: { id: job.id, title: job.title } });
  expect(JSON.stringify(history)).not.toMatch(/address|device/);
  expect((await historyOf(other.id)).map(({ what }) => what)).toEqual([{ kind: "act", action: "user.view_history" }]);
});

test("a look is recorded once in a while, not at each call; nobody's is a 404 and no look", async () => {
  const worker = await makePerson("worker");
  for (let looks = 0; looks < 3; looks += 1) await historyOf(worker.id);
  expect(await db.auditLog.count({ where: { targetId: worker.id, action: "user.view_history" } })).toBe(1);
  const nobody = crypto.randomUUID();
  expect((await admin.browser.call("GET", `/api/admin/users/${nobody}/history`)).status).toBe(404);
  expect(await db.auditLog.count({ where: { targetId: nobody } })).toBe(0);
});

test("at most the newest hundred are answered", async () => {
  const worker = await makePerson("worker");
  await db.securityLog.createMany({
    data: Array.from({ length: 130 }, (_, n) => ({
      event: "login",
      userId: worker.id,
      at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    })),
  });
  const history = await historyOf(worker.id);
  expect(history).toHaveLength(100);
  expect(history[1]?.at).toBe("2026-01-01T02:09:00.000Z");
});
