/** Interviews: proposing, picking, moving, cancelling, reminding; and what happens at the same moment. */
import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import type { Application, ApplicationDetail } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import { remindOfInterviews } from "@/lib/domains/tidy/reminder-service";
import { tidy } from "@/lib/domains/tidy/service";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * HOUR).toISOString();

let employer: Person;
let worker: Person;
let jobId: string;
let id: string;
let times: string[];
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
  id = (await makeApplication(jobId, worker.id)).id;
  times = [inHours(48), inHours(72), inHours(30)];
});

const address = () => `/api/service-applications/${id}/interview`;
const propose = (json: object = { times, place: "12, MG Road" }) => employer.browser.call("PUT", address(), { json });
const cancel = () => employer.browser.call("DELETE", address());
const answer = (json: object) => worker.browser.call("PUT", `${address()}/answer`, { json });
const seenBy = async (person: Person) =>
  (await person.browser.call("GET", `/api/service-applications/${id}`)).body as ApplicationDetail;
const told = async (person: Person) =>
  (
    await db.notification.findMany({
      where: { userId: person.id, kind: { not: "application_received" } },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ kind, aboutAt }) => [kind, aboutAt?.toISOString() ?? null]);

test("an invitation shortlists; the worker picks a time; moving and cancelling begin again", async () => {
  const proposed = (await propose()).body as Application;
  const inOrder = [times[2], times[0], times[1]];
  const interview = { state: "proposed", times: inOrder, place: "12, MG Road", wish: null };
  expect(proposed).toMatchObject({ status: "shortlisted", interview_date: null, interview });
  expect(await seenBy(worker)).toMatchObject({ status: "shortlisted", interview });

  expect((await answer({ time: times[1] })).status).toBe(204);
  const agreed = { state: "agreed", times: [times[1]], place: "12, MG Road" };
  expect(await seenBy(employer)).toMatchObject({ interview_date: times[1], interview: agreed });
  const calendar = await worker.browser.call("GET", `/api/service-applications/${id}/calendar`);
  expect(String(calendar.body)).toContain(String.raw`LOCATION:12\, MG Road`);

  expect((await propose({ times: [inHours(100)] })).status).toBe(200);
  expect(await seenBy(worker)).toMatchObject({ interview_date: null, interview: { state: "proposed", place: null } });
  expect((await answer({ wish: "evening" })).status).toBe(204);
  expect(await seenBy(employer)).toMatchObject({ interview: { state: "other_asked", times: [], wish: "evening" } });
  expect((await propose()).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  expect(await seenBy(worker)).toMatchObject({ status: "shortlisted", interview: { state: "cancelled", times: [] } });

  const aboutMoved = (await db.notification.findFirst({ where: { userId: worker.id, kind: "interview_moved" } }))
    ?.aboutAt;
  expect(await told(worker)).toEqual([
    ["interview_proposed", null],
    ["interview_moved", aboutMoved?.toISOString()],
    ["interview_proposed", null],
    ["interview_cancelled", null],
  ]);
  expect(await told(employer)).toEqual([
    ["interview_picked", times[1]],
    ["other_time_asked", null],
  ]);
  expect((await seenBy(worker)).events.map(({ status }) => status)).toEqual([
    ...["submitted", "shortlisted", "interview_proposed", "interview_set", "interview_proposed"],
    ...["interview_other_time", "interview_proposed", "interview_cancelled"],
  ]);
});

test.each([
  ["no time", () => ({ times: [] })],
  ["four times", () => ({ times: [inHours(1), inHours(2), inHours(3), inHours(4)] })],
  ["a time that is over", () => ({ times: [inHours(-1)] })],
  ["a time in two years", () => ({ times: [inHours(17_520)] })],
  ["a place of 201 letters", () => ({ times: [inHours(5)], place: "x".repeat(201) })],
])("%s is refused", async (_, json) => expect((await propose(json())).status).toBe(400));

test("only a proposed time can be picked, and only while it is ahead", async () => {
  await propose();
  expect(await answer({ time: inHours(50) })).toMatchObject({ status: 409, body: { code: "interview_changed" } });
  expect((await answer({ wish: "never" })).status).toBe(400);
  const past = new Date(Date.now() - HOUR);
  await db.interview.update({ where: { applicationId: id }, data: { times: [past] } });
  expect((await answer({ time: past.toISOString() })).status).toBe(409);
});

test("a time that the employer sets with a decision needs no answer; another one has moved it", async () => {
  const decide = (json: object) => employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json });
  await decide({ status: "shortlisted", interview_date: times[0] });
  expect(await seenBy(worker)).toMatchObject({ interview_date: times[0], interview: { state: "agreed" } });
  await decide({ status: "accepted", interview_date: times[1] });
  expect((await told(worker)).map(([kind]) => kind)).toEqual(
    expect.arrayContaining(["shortlisted", "interview_set", "accepted", "interview_moved"]),
  );
});

test("after a rejection there is nothing to propose", async () => {
  await employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json: { status: "rejected" } });
  expect(await propose()).toMatchObject({ status: 409, body: { code: "already_decided" } });
});

test("of two answers at the same moment one counts", async () => {
  await propose();
  const statuses = await Promise.all([answer({ time: times[0] }), answer({ time: times[1] })]);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const { interview_date: date, interview } = await seenBy(worker);
  expect(interview?.times).toEqual([date]);
  expect(await told(employer)).toEqual([["interview_picked", date]]);
});

test("picking while it is cancelled or moved leaves one of both, never a mixture", async () => {
  for (const act of [cancel, () => propose({ times: [inHours(90)] })]) {
    await propose();
    const [picked] = await Promise.all([answer({ time: times[0] }), act()]);
    const { interview_date: date, interview } = await seenBy(worker);
    // The employer's act comes last in any case: before the pick it refuses it, after the pick it undoes it.
    expect([204, 409]).toContain(picked.status);
    expect(date).toBeNull();
    expect(interview?.state).toBe(act === cancel ? "cancelled" : "proposed");
  }
});

// Several times: only some of them meet.
test.for([1, 2, 3, 4])("proposing while the worker withdraws ends without the application (%s)", async () => {
  const [proposed, withdrawn] = await Promise.all([
    propose(),
    worker.browser.call("DELETE", `/api/service-applications/${id}`),
  ]);
  expect([200, 404]).toContain(proposed.status);
  expect(withdrawn.status).toBe(204);
  expect(await db.interview.count({ where: { applicationId: id } })).toBe(0);
});

test.for([1, 2, 3, 4])("accepting while the worker withdraws ends without the application (%s)", async () => {
  const [accepted, withdrawn] = await Promise.all([
    employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json: { status: "accepted" } }),
    worker.browser.call("DELETE", `/api/service-applications/${id}`),
  ]);
  expect([200, 404]).toContain(accepted.status);
  expect(withdrawn.status).toBe(204);
});

test("both are reminded once the day before and once two hours before, by however many servers", async () => {
  await propose();
  await answer({ time: times[0] });
  await db.interview.update({ where: { applicationId: id }, data: { agreedAt: new Date(Date.now() - 48 * HOUR) } });
  const at = new Date(times[0]!).getTime();
  const remind = (hoursBefore: number) =>
    Promise.all([1, 2, 3].map(() => remindOfInterviews(new Date(at - hoursBefore * HOUR))));
  const reminders = async (person: Person) =>
    (await told(person)).map(([kind]) => kind).filter((kind) => /hours|day/.test(kind!));
  await remind(25);
  expect(await reminders(worker)).toEqual([]);
  for (const hours of [23, 20, 1.5, 1]) await remind(hours);
  for (const person of [worker, employer]) {
    expect(await reminders(person)).toEqual(["interview_day_before", "interview_two_hours"]);
  }
});

// One server looks, the other has reminded meanwhile but not yet committed: only some of the rounds meet.
test("ten servers at once remind of it once", async () => {
  await propose();
  await answer({ time: times[0] });
  const at = new Date(times[0]!).getTime();
  const dayBefore = new Date(at - 20 * HOUR);
  for (let round = 0; round < 40; round++) {
    await db.notification.deleteMany({ where: { kind: "interview_day_before" } });
    await db.interview.update({
      where: { applicationId: id },
      data: { agreedAt: new Date(Date.now() - 48 * HOUR), remindedDayOf: null },
    });
    await Promise.all(
      Array.from({ length: 10 }, async (_, server) => {
        await new Promise((done) => setTimeout(done, server));
        await remindOfInterviews(dayBefore);
      }),
    );
    expect(await db.notification.count({ where: { kind: "interview_day_before" } })).toBe(2);
  }
});

test("nobody is reminded of what was agreed on just now, cancelled or is over", async () => {
  await propose({ times: [inHours(20)] });
  await answer({ time: inHours(20) });
  const count = () => db.notification.count({ where: { userId: worker.id, kind: { startsWith: "interview_day" } } });
  await remindOfInterviews();
  expect(await count()).toBe(0);
  await db.interview.update({ where: { applicationId: id }, data: { agreedAt: new Date(Date.now() - 48 * HOUR) } });
  await cancel();
  await remindOfInterviews();
  expect(await count()).toBe(0);
});

test("90 days after the end nothing of it is kept, and even before the night nothing is shown", async () => {
  await propose();
  await db.job.update({ where: { id: jobId }, data: { status: "closed" } });
  await db.job.update({ where: { id: jobId }, data: { endedAt: new Date(Date.now() - 91 * 24 * HOUR) } });
  expect((await seenBy(worker)).interview).toBeNull();
  await tidy();
  expect(await db.interview.count({ where: { applicationId: id } })).toBe(0);
});
