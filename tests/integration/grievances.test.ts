import "../support/raised-limits";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { answerDue } from "@/lib/domains/grievances/policy";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import type { Grievance } from "@/lib/domains/grievances/types";
import { makePerson, type Person } from "../support/factories";

const send = (person: Person, text: string, kind = "money") =>
  person.browser.call("POST", "/api/user/grievances", { json: { kind, text } });
const answer = (admin: Person, id: string, words = "We have spoken to them.") =>
  admin.browser.call("PUT", `/api/admin/grievances/${id}/answer`, { json: { answer: words } });

test("a grievance gets a number, is answered once, and its author reads the answer", async () => {
  const [worker, other, admin] = await Promise.all([makePerson("worker"), makePerson("employer"), makePerson("admin")]);
  const { status, body } = await send(worker, "  Someone asked for 500 rupees.\n");
  const sent = body as Grievance;
  expect(status).toBe(201);
  expect(sent).toMatchObject({ state: "open", text: "Someone asked for 500 rupees.", answer: null });
  expect(sent.number).toMatch(/^KS-\d{4}-\d{6}$/);
  expect((await other.browser.call("GET", "/api/user/grievances")).body).toEqual([]);

  const { body: waiting } = await admin.browser.call("GET", "/api/admin/grievances?state=open");
  expect(waiting).toContainEqual(
    expect.objectContaining({ id: sent.id, user: expect.objectContaining({ id: worker.id }) }),
  );
  const answers = await Promise.all([answer(admin, sent.id), answer(admin, sent.id, "Another answer")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body: own } = await worker.browser.call("GET", "/api/user/grievances");
  expect(own).toMatchObject([{ number: sent.number, state: "answered" }]);
  const { body: open } = await admin.browser.call("GET", "/api/admin/grievances?state=open");
  expect(JSON.stringify(open)).not.toContain(sent.id);

  const entries = await db.auditLog.findMany({ where: { targetId: sent.id } });
  expect(entries).toMatchObject([{ action: "grievance.answer", actorId: admin.id, details: {} }]);
  const { body: log } = await admin.browser.call("GET", "/api/admin/audit?action=grievance.answer");
  expect(log).toContainEqual(
    expect.objectContaining({ target: { type: "grievance", id: sent.id, label: sent.number } }),
  );
});

test("with an Idempotency-Key a grievance is sent once, however often", async () => {
  const worker = await makePerson("worker");
  const call = (text: string) =>
    worker.browser.call("POST", "/api/user/grievances", {
      json: { kind: "money", text },
      headers: { "Idempotency-Key": "one-grievance" },
    });
  const [first, again] = [await call("500 rupees"), await call("500 rupees")];
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await call("900 rupees")).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
  expect((await worker.browser.call("GET", "/api/user/grievances")).body).toHaveLength(1);
});

test("the list of all is read page by page", async () => {
  const [worker, admin] = await Promise.all([makePerson("worker"), makePerson("admin")]);
  for (const text of ["one", "two", "three"]) await send(worker, text);
  const seen: string[] = [];
  let path: string | null = "/api/admin/grievances?limit=2";
  while (path) {
    const { body, headers }: { body: unknown; headers: Headers } = await admin.browser.call("GET", path);
    seen.push(...(body as Grievance[]).map(({ id }) => id));
    path = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1] ?? null;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(await db.case.count({ where: { kind: { in: ["complaint", "password"] } } }));
});

test.each([
  ["an Aadhaar number", { kind: "data", text: "It is 2341 2341 2346" }],
  ["no text", { kind: "data", text: "   " }],
  ["too long a text", { kind: "data", text: "x".repeat(2_001) }],
  ["another kind", { kind: "praise", text: "Thank you" }],
])("%s is refused", async (_what, json) => {
  const worker = await makePerson("worker");
  expect((await worker.browser.call("POST", "/api/user/grievances", { json })).status).toBe(400);
  expect(await db.case.count({ where: { reporterId: worker.id } })).toBe(0);
});

test("ten a day are read, and someone who has not agreed to the notice may complain too", async () => {
  const worker = await makePerson("worker", { isAdult: null, consents: {}, mustChangePassword: true });
  for (let sent = 0; sent < 10; sent += 1) expect((await send(worker, "Please help")).status).toBe(201);
  expect(await send(worker, "Please help")).toMatchObject({ status: 429, body: { code: "rate_limited" } });
});

test("the year of a number and the promised day are India's", () => {
  expect(caseNumber({ number: 123, createdAt: new Date("2026-12-31T19:00:00Z") })).toBe("KS-2027-000123");
  const createdAt = new Date("2026-11-23T10:00:00Z");
  expect(answerDue({ kind: "money", createdAt })).toEqual(new Date("2026-12-08T10:00:00Z"));
  expect(answerDue({ kind: "password", createdAt })).toEqual(new Date("2026-11-26T10:00:00Z"));
});
