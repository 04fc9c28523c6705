import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { outboxKeys } from "@/lib/domains/users/outbox-queries";
import { makeJob, makePerson, type Person } from "../support/factories";

let worker: Person;
let sister: Person;
let path: string;
beforeEach(async () => {
  [worker, sister] = [await makePerson("worker"), await makePerson("worker")];
  const job = await makeJob((await makePerson("employer")).id);
  path = `/api/service-requests/${job.id}/apply`;
});

const apply = (person: Person, account: string) =>
  person.browser.call("POST", path, {
    json: { gender: "female", experience: "1-2 years" },
    headers: { "x-account": account, "idempotency-key": randomUUID() },
  });

test("a call that names its account is done for that account alone", async () => {
  expect(await apply(sister, worker.id)).toMatchObject({ status: 409, body: { code: "other_account" } });
  expect(await db.application.count({ where: { workerId: { in: [worker.id, sister.id] } } })).toBe(0);
  expect(await apply(worker, worker.id)).toMatchObject({ status: 201 });
  expect(await apply(sister, "nobody")).toMatchObject({ status: 409, body: { code: "other_account" } });
});

test("the keys of the outbox are the account's own, and the same each time", async () => {
  const keysOf = async (person: Person) => {
    const { status, body } = await person.browser.call("GET", "/api/user/outbox-keys");
    expect(status).toBe(200);
    return (body as { keys: string[] }).keys;
  };
  const [own, again, hers] = [await keysOf(worker), await keysOf(worker), await keysOf(sister)];
  expect(own).toEqual(again);
  expect(own).toEqual(outboxKeys(worker));
  expect(own).not.toEqual(hers);
  expect(Buffer.from(own[0]!, "base64")).toHaveLength(32);
  const refused = await sister.browser.call("GET", "/api/user/outbox-keys", { headers: { "x-account": worker.id } });
  expect(refused).toMatchObject({ status: 409, body: { code: "other_account" } });
});
