import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { countApplicationsByDay } from "@/lib/domains/jobs/figure-queries";
import { addDays, dayInIndia, startOfDayInIndia } from "@/lib/core/time";
import { actorOf } from "../support/actor";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
beforeEach(async () => {
  employer = await makePerson("employer");
});

const stats = (person: Person) => person.browser.call("GET", "/api/client/stats").then(({ body }) => body);
const own = async (query: string) =>
  (await employer.browser.call("GET", `/api/client/service-requests?${query}`)).body as { title: string }[];
const worker = async () => (await makePerson("worker")).id;
const NOTHING = {
  activeRequests: 0,
  totalRequests: 0,
  totalApplications: 0,
  applicationsToday: 0,
  profileViews: 0,
  urgentPositions: 0,
  toReview: 0,
  waitingLong: 0,
  unansweredInARow: 0,
  isPaused: false,
};

test("without any jobs everything is zero", async () => {
  expect(await stats(employer)).toEqual(NOTHING);
});

test("the figures cover the employer's own jobs that are not removed", async () => {
  const urgent = { urgencyLevel: "immediate" as const };
  const open = await makeJob(employer.id, { ...urgent, viewsCount: 3 });
  const closed = await makeJob(employer.id, { ...urgent, status: "closed", viewsCount: 4 });
  await makeJob(employer.id, { status: "draft" });
  const removed = await makeJob(employer.id, { ...urgent, viewsCount: 50, removedAt: new Date() });
  const foreign = await makeJob((await makePerson("client")).id, { ...urgent, viewsCount: 50 });
  const yesterday = new Date(startOfDayInIndia().getTime() - 1);
  await makeApplication(open.id, await worker());
  await makeApplication(open.id, await worker(), { createdAt: startOfDayInIndia() });
  await makeApplication(closed.id, await worker(), { createdAt: yesterday });
  await makeApplication(removed.id, await worker());
  await makeApplication(foreign.id, await worker());
  expect(await stats(employer)).toEqual({
    activeRequests: 1,
    totalRequests: 3,
    totalApplications: 3,
    applicationsToday: 2,
    profileViews: 7,
    urgentPositions: 1,
    // All that are pending: the database ends those of a job that closes, which these were made behind.
    toReview: 4,
    ...{ waitingLong: 0, unansweredInARow: 0, isPaused: false },
  });
});

test("applications per day follow India's days, without gaps and without other jobs", async () => {
  const [job, other] = [await makeJob(employer.id), await makeJob(employer.id)];
  const at = (day: string, time: string) => new Date(`${day}T${time}+05:30`);
  const today = dayInIndia();
  await makeApplication(job.id, await worker(), { createdAt: at(addDays(today, -2), "00:00:00.000") });
  await makeApplication(job.id, await worker(), { createdAt: at(addDays(today, -2), "23:59:59.999") });
  await makeApplication(job.id, await worker(), { createdAt: at(addDays(today, -4), "23:59:59.999") });
  await makeApplication(job.id, await worker());
  await makeApplication(other.id, await worker());
  const actor = await actorOf(employer, "employer");
  expect(await countApplicationsByDay(actor, job.id, 4)).toEqual([
    { day: addDays(today, -3), count: 0 },
    { day: addDays(today, -2), count: 2 },
    { day: addDays(today, -1), count: 0 },
    { day: today, count: 1 },
  ]);
  const stranger = await actorOf(await makePerson("employer"), "employer");
  expect((await countApplicationsByDay(stranger, job.id, 4)).every(({ count }) => count === 0)).toBe(true);
});

test("a search finds every word, combined with status and order, among the employer's own jobs only", async () => {
  await makeJob(employer.id, { title: "Night guard", location: "Noida", applicationsCount: 1 });
  await makeJob(employer.id, { title: "Day guard", location: "Noida Extension", applicationsCount: 5 });
  await makeJob(employer.id, { title: "Guard", location: "Noida", status: "closed" });
  await makeJob((await makePerson("employer")).id, { title: "Guard", location: "Noida" });
  const titles = async (query: string) => (await own(query)).map(({ title }) => title);
  expect(await titles("search=guard%20noida&status=open&sort=applications")).toEqual(["Day guard", "Night guard"]);
  expect(await titles("search=GUARD&status=closed")).toEqual(["Guard"]);
  expect(await titles("search=welder")).toEqual([]);
  expect(await db.job.count({ where: { title: "" } })).toBe(0);
});
