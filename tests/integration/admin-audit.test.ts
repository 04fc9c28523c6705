import "../support/raised-limits";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "@/lib/domains/admin/types";
import { db } from "@/lib/platform/db/client";
import { asOwner } from "../support/as-owner";
import { makeJob, makePerson, type Person } from "../support/factories";

let admin: Person;
let other: Person;
beforeAll(async () => {
  admin = await makePerson("admin", { username: "asha.admin" });
  other = await makePerson("super_admin", { username: "bela.boss" });
});

const list = async (query = "") => {
  const answer = await admin.browser.call("GET", `/api/admin/audit?${query}`);
  expect(answer.status).toBe(200);
  return { entries: answer.body as AuditEntry[], link: answer.headers.get("link") };
};
const write = (actor: Person, action: string, targetType: string, targetId: string, at?: string) =>
  db.auditLog.create({
    data: { actorId: actor.id, action, targetType, targetId, ...(at ? { at: new Date(at) } : {}) },
  });

describe("the database refuses to change or delete entries", () => {
  let id = "";
  beforeEach(async () => {
    ({ id } = await write(admin, "user.verify", "user", other.id));
  });
  test.each([
    ["UPDATE", () => `UPDATE audit_log SET action = 'nothing' WHERE id = '${id}'`],
    ["an UPDATE of no row", () => "UPDATE audit_log SET action = 'nothing' WHERE false"],
    ["DELETE", () => `DELETE FROM audit_log WHERE id = '${id}'`],
    ["TRUNCATE", () => "TRUNCATE audit_log"],
    ["TRUNCATE by its users", () => "TRUNCATE users CASCADE"],
    ["to delete who acted", () => `DELETE FROM users WHERE id = '${admin.id}'`],
  ])("%s, by the application and by the tables' owner", async (_name, change) => {
    await expect(db.$executeRawUnsafe(change())).rejects.toThrow();
    await expect(asOwner(change())).rejects.toThrow();
    expect(await db.auditLog.findUnique({ where: { id } })).toMatchObject({ action: "user.verify" });
  });
});

test("lists actor, action, target and time", async () => {
  const worker = await makePerson("worker");
  const job = await makeJob((await makePerson("employer")).id);
  await admin.browser.call("PUT", `/api/admin/users/${worker.id}/verification`, { json: { isVerified: true } });
  await other.browser.call("DELETE", `/api/jobs/${job.id}`);
  await other.browser.call("GET", "/api/admin/export/jobs.csv");
  const { entries } = await list("limit=3");
  expect(entries).toMatchObject([
    {
      action: "export",
      actor: { id: other.id, username: "bela.boss", role: "super_admin" },
      target: { type: "export", label: "jobs" },
      details: { kind: "jobs", rows: expect.any(Number) },
    },
    { action: "job.remove", actor: { username: "bela.boss" }, target: { type: "job", id: job.id, label: job.title } },
    { action: "user.verify", actor: { username: "asha.admin" }, target: { id: worker.id, label: worker.username } },
  ]);
});

test("filters by actor, action, target, name and days, which are days in India", async () => {
  const worker = await makePerson("worker", { username: "chandni.audit" });
  const gone = "01a1fd6b-793e-712b-beda-6061c0264fa3";
  const made = [
    await write(admin, "user.create", "user", worker.id, "2025-03-01T18:29:59.999Z"),
    await write(admin, "user.verify", "user", worker.id, "2025-03-01T18:30:00Z"),
    await write(other, "user.deactivate", "user", worker.id, "2025-03-02T18:29:59.999Z"),
    await write(other, "user.deactivate", "user", gone, "2025-03-02T18:30:00Z"),
  ].map(({ id }) => id);
  const days = "from=2025-03-01&to=2025-03-03&direction=asc";
  const found = async (query: string) => (await list(`${days}&${query}`)).entries.map(({ id }) => made.indexOf(id));
  expect(await found("")).toEqual([0, 1, 2, 3]);
  expect(await found(`actor=${admin.id}`)).toEqual([0, 1]);
  expect(await found(`target=${worker.id}&actor=${other.id}`)).toEqual([2]);
  expect(await found("action=user.deactivate")).toEqual([2, 3]);
  expect(await found("search=CHANDNI")).toEqual([0, 1, 2]);
  expect(await found("search=bela")).toEqual([2, 3]);
  expect(await found("search=be")).toEqual([2, 3]);
  expect(await found("search=nobody-is-called-so")).toEqual([]);
  expect(await found("search=&actor=&target=&action=")).toEqual([0, 1, 2, 3]);
  expect((await list("from=2025-03-02&to=2025-03-02")).entries.map(({ id }) => made.indexOf(id))).toEqual([2, 1]);
  expect((await list("to=2025-03-01")).entries.map(({ id }) => made.indexOf(id))).toEqual([0]);
  expect((await list(`target=${gone}`)).entries).toMatchObject([{ target: { id: gone, label: null }, details: null }]);
});

test("is read page by page, each entry once, in both directions", async () => {
  const at = "2025-04-01T10:00:00Z";
  const { id: targetId } = await makePerson("worker");
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.push((await write(admin, "user.verify", "user", targetId, at)).id);
  for (const direction of ["asc", "desc"]) {
    const seen: string[] = [];
    let query: string | undefined = `limit=2&direction=${direction}&target=${targetId}`;
    while (query !== undefined) {
      const { entries, link } = await list(query);
      seen.push(...entries.map(({ id }) => id));
      query = /\?([^>]+)>/.exec(link ?? "")?.[1];
    }
    expect(seen).toEqual(direction === "asc" ? [...made].sort() : [...made].sort().reverse());
  }
});
