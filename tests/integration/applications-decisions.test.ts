import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Application } from "@/lib/domains/applications/types";
import { addDays, dayInIndia } from "@/lib/core/time";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let worker: Person;
let id: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  id = (await makeApplication((await makeJob(employer.id)).id, worker.id)).id;
});

const decide = (json: object) => employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json });
const seenBy = async (person: Person) =>
  (await person.browser.call("GET", `/api/service-applications/${id}`)).body as Application & { events: unknown };
const inDays = (days: number) => addDays(dayInIndia(), days);

test("a note is stored with the decision, for worker, owner and admins to read", async () => {
  expect((await decide({ status: "shortlisted" })).status).toBe(200);
  expect((await decide({ status: "accepted", note: "  Welcome!\r\nकल 9 बजे आइए  " })).status).toBe(200);
  const events = [
    { status: "submitted", note: null },
    { status: "shortlisted", note: null },
    { status: "accepted", note: "Welcome!\nकल 9 बजे आइए" },
  ];
  for (const reader of [worker, employer, await makePerson("admin")]) {
    expect(await seenBy(reader)).toMatchObject({ events });
  }
});

test("a refused decision leaves no note", async () => {
  await decide({ status: "rejected", note: "Thank you for your interest" });
  expect((await decide({ status: "accepted", note: "After all" })).status).toBe(409);
  expect(await db.applicationEvent.count({ where: { applicationId: id, note: "After all" } })).toBe(0);
});

test.each([
  ["x".repeat(2001), "long"],
  ["bell \u0007", "with a control character"],
])("a note that is too %#", async (note) => {
  expect(await decide({ status: "accepted", note })).toMatchObject({
    status: 400,
    body: { errors: { note: [expect.any(String)] } },
  });
});

test("the longest note and an empty one are accepted", async () => {
  expect((await decide({ status: "shortlisted", note: "   " })).status).toBe(200);
  expect((await decide({ status: "accepted", note: "अ".repeat(2000) })).status).toBe(200);
  expect(await seenBy(worker)).toMatchObject({ events: [{}, { note: null }, { note: "अ".repeat(2000) }] });
});

test("an interview and a start date are stored in order and seen by the worker", async () => {
  const start = inDays(20);
  const day = inDays(5);
  const answer = await decide({
    status: "accepted",
    note: "See you",
    interview_date: `${day}T10:30:00+05:30`,
    start_date: start,
  });
  expect(answer.status).toBe(200);
  expect(await seenBy(worker)).toMatchObject({
    interview_date: `${day}T05:00:00.000Z`,
    start_date: start,
    events: [{ status: "submitted" }, { status: "accepted", note: "See you" }, { status: "interview_set", note: null }],
  });
});

test.each([
  ["an interview that is over", { interview_date: new Date(Date.now() - 3_600_000).toISOString() }],
  ["an interview in two years", { interview_date: `${inDays(730)}T10:00:00+05:30` }],
  ["a first day that is over", { start_date: inDays(-1) }],
  ["a first day in two years", { start_date: inDays(730) }],
])("%s is refused beside its field", async (_, dates) => {
  const answer = await decide({ status: "accepted", ...dates });
  expect(answer).toMatchObject({ status: 400, body: { errors: { [Object.keys(dates)[0]!]: [expect.any(String)] } } });
  expect((await seenBy(worker)).status).toBe("pending");
});

test("today is not too late for a start date, nor this minute for an interview", async () => {
  const dates = { interview_date: new Date().toISOString(), start_date: dayInIndia() };
  expect((await decide({ status: "accepted", ...dates })).status).toBe(200);
});

test("a rejection has no dates", async () => {
  expect((await decide({ status: "rejected", start_date: inDays(3) })).status).toBe(400);
  expect((await decide({ status: "rejected", interview_date: `${inDays(3)}T10:00:00Z` })).status).toBe(400);
});

test("of two concurrent decisions with notes only the winner's note is stored", async () => {
  const answers = await Promise.all([
    decide({ status: "accepted", note: "yes" }),
    decide({ status: "rejected", note: "no" }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const { status } = await seenBy(worker);
  const notes = await db.applicationEvent.findMany({ where: { applicationId: id, note: { not: null } } });
  expect(notes.map(({ note }) => note)).toEqual([status === "accepted" ? "yes" : "no"]);
});

test("another employer finds neither the application nor its pictures, nor the job's list", async () => {
  const other = await makePerson("employer");
  const { job_id: jobId } = await seenBy(worker);
  for (const [method, path] of [
    ["GET", `/api/service-applications/${id}`],
    ["GET", `/api/service-applications/${id}/photo`],
    ["GET", `/api/service-applications/${id}/profile-photo`],
    ["PUT", `/api/service-applications/${id}/status`],
    ["GET", `/api/service-requests/${jobId}/applications`],
    ["GET", `/api/jobs/${jobId}/applications?status=pending`],
  ] as const) {
    const json = method === "PUT" ? { json: { status: "accepted", note: "mine?" } } : {};
    expect((await other.browser.call(method, path, json)).status, `${method} ${path}`).toBe(404);
  }
  expect((await seenBy(worker)).status).toBe("pending");
});
