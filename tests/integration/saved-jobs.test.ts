/** Jobs that workers keep for later. */
import "../support/raised-limits";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import { MAX_SAVED } from "@/lib/domains/jobs/saved-policy";
import { withConnection } from "@/scripts/lib/connection";
import { makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let worker: Person;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
});

const save = (id: string, method: "PUT" | "DELETE" = "PUT") =>
  worker.browser.call(method, `/api/user/saved-jobs/${id}`);
const list = async () => (await worker.browser.call("GET", "/api/user/saved-jobs")).body as JobCard[];
const idsOf = (jobs: readonly JobCard[]) => jobs.map(({ id }) => id);

test("the last one saved comes first, once, and is marked in the list and on its page until it is removed", async () => {
  const [first, second] = [await makeJob(employer.id), await makeJob(employer.id)];
  for (const { id } of [first, second, first]) expect((await save(id)).status).toBe(204);
  expect(idsOf(await list())).toEqual([second.id, first.id]);
  expect((await list())[0]).toMatchObject({ saved: true, applied: false });
  const isMarked = async () => {
    const all = (await worker.browser.call("GET", "/api/service-requests")).body as JobCard[];
    const one = (await worker.browser.call("GET", `/api/service-requests/${first.id}`)).body as Job;
    return [all.find(({ id }) => id === first.id)?.saved, one.saved];
  };
  expect(await isMarked()).toEqual([true, true]);
  for (let again = 0; again < 2; again += 1) expect((await save(first.id, "DELETE")).status).toBe(204);
  expect(await isMarked()).toEqual([false, false]);
  expect(idsOf(await list())).toEqual([second.id]);
});

test("saving waits for a job before it holds its worker, as deleting the account does: neither ends the other", async () => {
  const { id } = await makeJob(employer.id);
  const saving = await withConnection(process.env.DATABASE_URL!, async (client) => {
    await client.query("BEGIN");
    await client.query("SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE", [id]);
    const answer = save(id);
    await vi.waitFor(async () => {
      const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()";
      expect((await client.query(waiting)).rowCount).toBeGreaterThan(0);
    });
    await client.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE NOWAIT", [worker.id]);
    await client.query("COMMIT");
    return answer;
  });
  expect(saving.status).toBe(204);
});

test("is each worker's own; a closed job stays, a removed one goes, a draft was never there", async () => {
  const [closed, removed] = [await makeJob(employer.id), await makeJob(employer.id)];
  const draft = await makeJob(employer.id, { status: "draft" });
  for (const { id } of [closed, removed]) await save(id);
  expect((await save(draft.id)).status).toBe(404);
  await db.job.update({ where: { id: closed.id }, data: { status: "closed" } });
  await db.job.update({ where: { id: removed.id }, data: { removedAt: new Date() } });
  expect(idsOf(await list())).toEqual([closed.id]);
  const other = await makePerson("worker");
  expect((await other.browser.call("GET", "/api/user/saved-jobs")).body).toEqual([]);
  const seen = (await employer.browser.call("GET", `/api/service-requests/${closed.id}`)).body;
  expect(seen).not.toHaveProperty("saved");
});

test("there is room for a hundred", async () => {
  const { id } = await makeJob(employer.id);
  const others = await Promise.all(Array.from({ length: MAX_SAVED }, () => makeJob(employer.id)));
  await db.savedJob.createMany({ data: others.map((job) => ({ jobId: job.id, workerId: worker.id })) });
  expect(await save(id)).toMatchObject({ status: 409, body: { code: "saved_jobs_full" } });
  // One that is there already is there.
  expect((await save(others[0]!.id)).status).toBe(204);
});
