/** A job opened while an admin is deactivating its employer. */
import "../support/raised-limits";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { withConnection } from "@/scripts/lib/connection";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";
import { untilOneWaits } from "../support/lock-wait";

let admin: Person;
beforeAll(async () => {
  admin = await makePerson("admin");
});

const deactivate = (id: string) => admin.browser.call("POST", `/api/admin/users/${id}/deactivate`);
const post = (employer: Person, changes: object = {}) =>
  employer.browser.call("POST", "/api/jobs", { json: jobBody({ ...changes }) });
const open = (employer: Person, id: string) =>
  employer.browser.call("PUT", `/api/jobs/${id}/status`, { json: { status: "open" } });
const openJobs = (employerId: string) => db.job.count({ where: { employerId, status: "open" } });

/** Runs `call` during a deactivation that is not yet committed, and commits that once the call waits for it. */
const whileDeactivating = <T>(employer: Person, call: () => Promise<T>): Promise<T> =>
  withConnection(process.env.DATABASE_URL!, async (client) => {
    await client.query("BEGIN");
    await client.query("UPDATE users SET deactivated_at = now() WHERE id = $1", [employer.id]);
    const answer = call();
    await untilOneWaits();
    await client.query("COMMIT");
    return answer;
  });

test("posting waits for the deactivation and is then refused", async () => {
  const employer = await makePerson("employer");
  expect(await whileDeactivating(employer, () => post(employer))).toMatchObject({
    status: 401,
    body: { code: "unauthenticated" },
  });
  expect(await db.job.count({ where: { employerId: employer.id } })).toBe(0);
});

test("publishing and reopening wait for it too", async () => {
  for (const status of ["draft", "closed"] as const) {
    const employer = await makePerson("employer");
    const job = await makeJob(employer.id, { status });
    expect(await whileDeactivating(employer, () => open(employer, job.id))).toMatchObject({ status: 401 });
    expect(await db.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({ status, revision: job.revision });
  }
});

test("whichever comes first, nothing stays open and there is no deadlock", async () => {
  for (let round = 0; round < 6; round += 1) {
    const employer = await makePerson("employer");
    const closed = await makeJob(employer.id, { status: "closed" });
    const draft = await makeJob(employer.id, { status: "draft", postedAt: null });
    const [deactivated, ...answers] = await Promise.all([
      deactivate(employer.id),
      post(employer),
      open(employer, closed.id),
      open(employer, draft.id),
      post(employer, { status: "draft" }),
    ]);
    expect(deactivated.status).toBe(200);
    for (const { status } of answers) expect([200, 201, 401, 403]).toContain(status);
    expect(await openJobs(employer.id)).toBe(0);
  }
});
