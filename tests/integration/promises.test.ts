import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { dayInIndia } from "@/lib/core/time";
import { findAsked } from "@/lib/domains/applications/promise-queries";
import type { Job } from "@/lib/domains/jobs/types";
import type { OwnData } from "@/lib/domains/own-data/types";
import { tidy } from "@/lib/domains/tidy/service";
import { db } from "@/lib/platform/db/client";
import { actorOf } from "../support/actor";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const dayAgo = (days: number) => new Date(dayInIndia(ago(days)));

let employer: Person;
let jobId: string;
beforeEach(async () => {
  employer = await makePerson("employer");
  jobId = (await makeJob(employer.id)).id;
});

type Hired = { worker: Person; id: string };
const hire = async (days: number, data: Parameters<typeof makeApplication>[2] = {}): Promise<Hired> => {
  const worker = await makePerson("worker");
  const accepted = { status: "accepted" as const, acceptedAt: ago(days + 3), startDate: dayAgo(days) };
  return { worker, id: (await makeApplication(jobId, worker.id, { ...accepted, ...data })).id };
};
const askedOf = async ({ id: userId }: Person) =>
  (await db.notification.findMany({ where: { userId } })).map(({ kind }) => kind).sort();
const answer = ({ worker, id }: Hired, question: string, kept: boolean) =>
  worker.browser.call("PUT", `/api/service-applications/${id}/promise`, { json: { question, kept } });
const questionTo = async ({ worker }: Hired) => (await findAsked(await actorOf(worker, "worker")))?.question ?? null;

test("the worker is asked the day after the first day, and 35 days after, once each", async () => {
  const [young, begun, paid, undated, old] = [
    await hire(0),
    await hire(2),
    await hire(36),
    await hire(0, { startDate: null, acceptedAt: ago(2) }),
    await hire(200),
  ];
  await tidy();
  await tidy();
  expect(await askedOf(young.worker)).toEqual([]);
  expect(await askedOf(begun.worker)).toEqual(["asked_started"]);
  expect(await askedOf(undated.worker)).toEqual(["asked_started"]);
  // Only what is still worth asking.
  expect(await askedOf(paid.worker)).toEqual(["asked_paid"]);
  expect(await askedOf(old.worker)).toEqual([]);
  expect([await questionTo(begun), await questionTo(paid), await questionTo(young)]).toEqual(["started", "paid", null]);
});

test("one tap answers, for good; a `no` ends the questions", async () => {
  const made = await hire(2);
  expect((await answer(made, "started", true)).status).toBe(404);
  await tidy();
  const other = await makePerson("worker");
  expect((await answer({ ...made, worker: other }, "started", true)).status).toBe(404);
  const both = await Promise.all([answer(made, "started", false), answer(made, "started", true)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await questionTo(made)).toBeNull();
  const never = await hire(36, { started: false, startedAskedAt: ago(30) });
  await tidy();
  expect(await askedOf(never.worker)).toEqual([]);
  // My data has it.
  const { body } = await made.worker.browser.call("GET", "/api/user/data");
  expect((body as OwnData).work).toMatchObject([{ started: expect.any(Boolean), paid: null }]);
});

test("from five answers on the job's page says how many were paid as promised, also after an account is deleted", async () => {
  const promises = async () => {
    const { browser } = await makePerson("worker");
    return ((await browser.call("GET", `/api/jobs/${jobId}`)).body as Job).employer.promises;
  };
  const hires = await Promise.all(Array.from({ length: 5 }, () => hire(36)));
  await tidy();
  for (const [index, made] of hires.entries()) {
    expect(await promises()).toBeNull();
    expect((await answer(made, "paid", index > 0)).status).toBe(204);
  }
  expect(await promises()).toEqual({ kept: 4, of: 5 });
  await db.application.deleteMany({ where: { id: hires[0]!.id } });
  expect(await promises()).toEqual({ kept: 4, of: 5 });
});
