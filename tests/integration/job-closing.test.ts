import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import type { Application, ApplicationDetail } from "@/lib/domains/applications/types";
import type { Job, OwnJobCard } from "@/lib/domains/jobs/types";
import { tidy } from "@/lib/domains/tidy/service";
import { db } from "@/lib/platform/db/client";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let employer: Person;
let jobId: string;
beforeEach(async () => {
  employer = await makePerson("employer", { phone: "+919876543210" });
  jobId = (await makeJob(employer.id)).id;
});

type Made = { worker: Person; id: string };
const apply = async (data: Parameters<typeof makeApplication>[2] = {}): Promise<Made> => {
  const worker = await makePerson("worker");
  return { worker, id: (await makeApplication(jobId, worker.id, data)).id };
};
const shortlisted = async (): Promise<Made> => {
  const made = await apply();
  expect((await decide(made, "shortlisted")).status).toBe(200);
  return made;
};
const move = (json: object) => employer.browser.call("PUT", `/api/jobs/${jobId}/status`, { json });
const close = () => move({ status: "closed" });
const fill = () => move({ status: "closed", filled: true });
const reopen = () => move({ status: "open" });
const decide = ({ id }: Made, status: string) =>
  employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json: { status } });
const read = async ({ worker, id }: Made) =>
  (await worker.browser.call("GET", `/api/service-applications/${id}`)).body as ApplicationDetail;
const stateOf = async (made: Made) => {
  const { status, closed_reason, events } = await read(made);
  return { status, closed_reason, events: events.map((event) => event.status) };
};
const toldTo = async ({ worker }: Made) =>
  (
    await db.notification.findMany({ where: { userId: worker.id }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] })
  ).map(({ kind }) => kind);
const daysLeft = (job: unknown) => Math.round((Date.parse((job as Job).open_until!) - Date.now()) / DAY);
/** Moves the job's close into the past. */
const closedFor = (days: number) =>
  asOwner("UPDATE jobs SET closed_at = closed_at - make_interval(days => $2::int) WHERE id = $1", [jobId, days]);
const rowOfJob = () => db.job.findUniqueOrThrow({ where: { id: jobId } });

describe("closing a job", () => {
  test("leaves its applications to be decided on, and tells nobody", async () => {
    const [pending, chosen] = [await apply(), await shortlisted()];
    expect(await close()).toMatchObject({ status: 200, body: { closed_reason: "owner", undecided: 2 } });
    expect(await stateOf(pending)).toEqual({ status: "pending", closed_reason: null, events: ["submitted"] });
    expect(await toldTo(pending)).toEqual([]);
    expect((await decide(pending, "shortlisted")).status).toBe(200);
    expect((await decide(chosen, "accepted")).status).toBe(200);
    expect((await close()).body).toMatchObject({ code: "job_status_step" });
    // Nobody new.
    const late = await makePerson("worker");
    const answers = { gender: "female", experience: "2-5 years" };
    const answer = await late.browser.call("POST", `/api/jobs/${jobId}/apply`, { json: answers });
    expect(answer).toMatchObject({ status: 409, body: { code: "job_not_open" } });
  });

  test("is taken back by reopening it, with the days that were left", async () => {
    const pending = await apply();
    await db.job.update({ where: { id: jobId }, data: { openUntil: inDays(12) } });
    await close();
    expect(daysLeft((await reopen()).body)).toBe(12);
    expect(await stateOf(pending)).toEqual({ status: "pending", closed_reason: null, events: ["submitted"] });
    await db.job.update({ where: { id: jobId }, data: { openUntil: inDays(2) } });
    await close();
    expect(daysLeft((await reopen()).body)).toBe(7);
    expect(await decide(pending, "accepted")).toMatchObject({ status: 200 });
  });

  test("has no expiry: 30 days later those still undecided end, and are told that nobody decided", async () => {
    const [pending, chosen] = [await apply(), await shortlisted()];
    await close();
    await closedFor(29);
    await tidy();
    expect((await read(pending)).status).toBe("pending");
    await closedFor(2);
    await tidy();
    for (const made of [pending, chosen])
      expect(await read(made)).toMatchObject({ status: "closed", closed_reason: "no_answer" });
    expect(await toldTo(pending)).toEqual(["closed_no_answer"]);
    expect((await rowOfJob()).closedReason).toBe("owner");
  });

  test("starts the ninety days when nobody is undecided any more", async () => {
    const pending = await apply();
    await close();
    expect((await rowOfJob()).endedAt).toBeNull();
    await tidy();
    expect((await rowOfJob()).endedAt).toBeNull();
    await decide(pending, "rejected");
    const { at } = await db.applicationEvent.findFirstOrThrow({
      where: { applicationId: pending.id, type: "rejected" },
    });
    await tidy();
    expect((await rowOfJob()).endedAt).toEqual(at);
    // At once, where nobody waits.
    await reopen();
    expect(await rowOfJob()).toMatchObject({ endedAt: null, closedAt: null });
    await close();
    expect((await rowOfJob()).endedAt).toBeInstanceOf(Date);
  });
});

describe("a job that is filled", () => {
  test("ends those who are undecided, and tells them so; the others stay", async () => {
    const [pending, chosen, taken] = [await apply(), await shortlisted(), await apply({ status: "accepted" })];
    expect(await fill()).toMatchObject({ status: 200, body: { closed_reason: "filled", undecided: 0 } });
    expect(await stateOf(pending)).toEqual({
      status: "closed",
      closed_reason: "filled",
      events: ["submitted", "closed"],
    });
    expect(await toldTo(chosen)).toEqual(["shortlisted", "closed_filled"]);
    expect((await read(taken)).status).toBe("accepted");
    expect(await decide(pending, "accepted")).toMatchObject({ status: 409, body: { code: "already_decided" } });
    expect(await fill()).toMatchObject({ status: 409, body: { code: "job_status_step" } });
  });

  test("may be a closed one, and is no open or unpublished one", async () => {
    const pending = await apply();
    await close();
    expect(await fill()).toMatchObject({ status: 200, body: { closed_reason: "filled", undecided: 0 } });
    expect((await read(pending)).closed_reason).toBe("filled");
    expect((await move({ status: "open", filled: true })).status).toBe(400);
    jobId = (await makeJob(employer.id, { status: "draft" })).id;
    expect(await fill()).toMatchObject({ status: 409, body: { code: "job_status_step" } });
  });

  test("brings them back as they were if it is opened again within 7 days, except those hired elsewhere", async () => {
    const [pending, chosen, hired, gone] = [await apply(), await shortlisted(), await apply(), await apply()];
    await gone.worker.browser.call("DELETE", `/api/service-applications/${gone.id}`);
    await fill();
    const elsewhere = await makeJob((await makePerson("employer")).id);
    await makeApplication(elsewhere.id, hired.worker.id, { status: "accepted", acceptedAt: new Date() });
    expect(await reopen()).toMatchObject({ body: { status: "open", closed_reason: null, undecided: 2 } });
    expect(await stateOf(pending)).toEqual({
      status: "pending",
      closed_reason: null,
      events: ["submitted", "closed", "reopened"],
    });
    expect(await toldTo(pending)).toEqual(["closed_filled", "application_reopened"]);
    expect((await read(chosen)).status).toBe("shortlisted");
    expect(await read(hired)).toMatchObject({ status: "closed", closed_reason: "filled" });
    expect((await decide(chosen, "accepted")).status).toBe(200);
  });

  test("leaves them ended later", async () => {
    const pending = await apply();
    await fill();
    await asOwner("UPDATE applications SET ended_at = ended_at - interval '8 days' WHERE id = $1", [pending.id]);
    expect(await reopen()).toMatchObject({ body: { undecided: 0 } });
    expect(await stateOf(pending)).toMatchObject({ status: "closed", closed_reason: "filled" });
  });
});

describe("the other ends", () => {
  const ENDS = {
    removed: () => employer.browser.call("DELETE", `/api/jobs/${jobId}`),
    deactivated: async () =>
      (await makePerson("admin")).browser.call("POST", `/api/admin/users/${employer.id}/deactivate`),
  };
  test.each(Object.keys(ENDS) as (keyof typeof ENDS)[])("%s: those undecided are told why", async (reason) => {
    for (const isClosed of [false, true]) {
      employer = await makePerson("employer", { phone: "+919876543210" });
      jobId = (await makeJob(employer.id)).id;
      const pending = await apply();
      if (isClosed) await close();
      expect((await ENDS[reason]()).status).toBeLessThan(300);
      expect(await stateOf(pending)).toEqual({
        status: "closed",
        closed_reason: reason,
        events: ["submitted", "closed"],
      });
      expect(await toldTo(pending)).toEqual([`closed_${reason}`]);
    }
  });
});

test("the owner reads how many wait for a decision; workers do not", async () => {
  const [pending] = [await apply(), await shortlisted(), await apply({ status: "rejected" })];
  const own = async (path: string) => (await employer.browser.call("GET", path)).body;
  expect(await own(`/api/jobs/${jobId}`)).toMatchObject({ undecided: 2 });
  expect((await own("/api/client/service-requests")) as OwnJobCard[]).toMatchObject([{ undecided: 2 }]);
  const { body } = await pending.worker.browser.call("GET", `/api/jobs/${jobId}`);
  expect((body as Job).undecided).toBeNull();
  const { body: list } = await pending.worker.browser.call("GET", "/api/user/service-applications");
  expect(list as Application[]).toMatchObject([{ closed_reason: null }]);
});
