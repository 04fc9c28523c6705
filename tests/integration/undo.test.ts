import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import type { ApplicationDetail, ReceivedApplicationDetail } from "@/lib/domains/applications/types";
import { tellDue } from "@/lib/domains/applications/told-service";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { db } from "@/lib/platform/db/client";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let worker: Person;
let jobId: string;
let id: string;
beforeEach(async () => {
  // Leftovers of the test before.
  await passAndTell();
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker", { phone: "+919876543210" })]);
  jobId = (await makeJob(employer.id)).id;
  id = (await makeApplication(jobId, worker.id)).id;
});

const own = (method: string, path: string, json?: object) =>
  employer.browser.call(method, path, json === undefined ? {} : { json });
const decide = (status: string, more: object = { undoable: true }) =>
  own("PUT", `/api/service-applications/${id}/status`, { status, ...more });
const undo = () => own("DELETE", `/api/service-applications/${id}/decision`);
const fill = () => own("PUT", `/api/jobs/${jobId}/status`, { status: "closed", filled: true, undoable: true });
const remove = () => own("DELETE", `/api/jobs/${jobId}?undoable=true`);
const undoEnding = () => own("DELETE", `/api/jobs/${jobId}/ending`);
const seen = async () =>
  (await worker.browser.call("GET", `/api/service-applications/${id}`)).body as ApplicationDetail;
const received = async () => (await own("GET", `/api/service-applications/${id}`)).body as ReceivedApplicationDetail;
const listed = async (status: string) =>
  (await own("GET", `/api/jobs/${jobId}/applications?status=${status}`)).body as unknown[];
const toldTo = async ({ id: userId }: Person) =>
  (await db.notification.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] })).map(
    ({ kind }) => kind,
  );
/** Lets the ten seconds pass. */
const pass = async () => {
  for (const table of ["applications", "jobs"])
    await asOwner(`UPDATE ${table} SET told_at = told_at - interval '10 seconds' WHERE told_at IS NOT NULL`);
};
const passAndTell = async () => {
  await pass();
  return tellDue();
};

describe("a decision that can be taken back", () => {
  test("is seen by the employer at once, and by the worker after ten seconds", async () => {
    const before = await seen();
    const tag = async () =>
      (await worker.browser.call("GET", "/api/user/service-applications")).headers.get("etag") ?? "";
    const etag = await tag();
    expect(etag).not.toBe("");
    const answer = await decide("accepted", { undoable: true, note: "Come on Monday", start_date: "2027-01-04" });
    expect(answer).toMatchObject({ status: 200, body: { status: "accepted", start_date: "2027-01-04" } });
    const { told_at: toldAt } = answer.body as { told_at: string };
    expect(Math.abs(Date.parse(toldAt) - Date.now() - 10_000)).toBeLessThan(5_000);
    expect((await received()).events.at(-1)).toMatchObject({ status: "accepted", note: "Come on Monday" });
    expect([await listed("accepted"), await listed("pending")].map(({ length }) => length)).toEqual([1, 0]);
    expect((await own("GET", "/api/client/stats")).body).toMatchObject({ toReview: 0 });
    // Nothing of it reaches the worker: page, list, ETag, accepted ones, counts, news.
    expect(await seen()).toEqual(before);
    expect(await tag()).toBe(etag);
    expect((await worker.browser.call("GET", "/api/service-applications/accepted")).body).toEqual([]);
    expect((await worker.browser.call("GET", "/api/user/work")).body).toEqual([]);
    expect(await toldTo(worker)).toEqual([]);
    expect(await tellDue()).toBe(0);
    // Another server, or this one after a restart, finds it by its time.
    expect(await passAndTell()).toBe(1);
    expect(await seen()).toMatchObject({
      status: "accepted",
      start_date: "2027-01-04",
      events: [{}, { note: "Come on Monday" }],
    });
    expect(await toldTo(worker)).toEqual(["accepted"]);
    expect(await tag()).not.toBe(etag);
    expect((await received()).told_at).toBeNull();
    expect(await tellDue()).toBe(0);
  });

  test.each(["shortlisted", "accepted", "rejected"])("%s is taken back as if it had not been", async (status) => {
    const before = [await seen(), await received()];
    await decide(status, { undoable: true, note: "A note" });
    expect(await undo()).toMatchObject({ status: 200, body: { status: "pending", told_at: null } });
    expect([await seen(), await received()]).toEqual(before);
    await passAndTell();
    expect(await toldTo(worker)).toEqual([]);
    // And may be decided on again.
    expect(await decide("accepted", {})).toMatchObject({ status: 200, body: { status: "accepted", told_at: null } });
    expect(await toldTo(worker)).toEqual(["accepted"]);
  });

  test("is taken back once, by its employer, and not after it was told", async () => {
    expect(await undo()).toMatchObject({ status: 409, body: { code: "told_already" } });
    await decide("rejected");
    const other = await makePerson("employer");
    expect((await other.browser.call("DELETE", `/api/service-applications/${id}/decision`)).status).toBe(404);
    const both = await Promise.all([undo(), undo()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await decide("rejected");
    await pass();
    // Not even before a server has told it.
    expect(await undo()).toMatchObject({ status: 409, body: { code: "told_already" } });
    await tellDue();
    expect(await undo()).toMatchObject({ status: 409 });
    expect((await seen()).status).toBe("rejected");
  });

  test("told and taken back at the same moment: one of the two", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await decide("shortlisted");
      await asOwner("UPDATE applications SET told_at = clock_timestamp() + interval '20 milliseconds' WHERE id = $1", [
        id,
      ]);
      await new Promise((done) => setTimeout(done, 15));
      const [{ status }] = await Promise.all([undo(), tellDue(), tellDue()]);
      await passAndTell();
      const isTold = (await seen()).status === "shortlisted";
      expect(status).toBe(isTold ? 409 : 200);
      expect(await toldTo(worker)).toEqual(isTold ? ["shortlisted"] : []);
      if (isTold) return;
    }
  });

  test("is final once the employer goes on from it", async () => {
    await decide("shortlisted");
    expect(await decide("accepted")).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject({ status: "shortlisted", events: [{}, { status: "shortlisted" }] });
    expect(await undo()).toMatchObject({ status: 200, body: { status: "shortlisted" } });
    await decide("rejected");
    expect(await decide("accepted")).toMatchObject({ status: 409, body: { code: "already_decided" } });
    expect((await seen()).status).toBe("shortlisted");
    await undo();
    // As is who looks at the number.
    id = (await makeApplication(jobId, (worker = await makePerson("worker", { phone: "+919876543211" })).id)).id;
    await db.consent.create({
      data: { userId: worker.id, kind: "sharing", version: "x", language: "en", call: "test", applicationId: id },
    });
    await decide("shortlisted");
    expect(await own("POST", `/api/service-applications/${id}/contact`)).toMatchObject({ status: 200 });
    expect((await seen()).status).toBe("shortlisted");
    expect(await undo()).toMatchObject({ status: 409 });
  });

  test("two at once: one wins", async () => {
    const both = await Promise.all([decide("accepted"), decide("rejected")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("goes with an application that is withdrawn meanwhile", async () => {
    await decide("rejected");
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
    expect((await undo()).status).toBe(404);
    expect(await passAndTell()).toBe(0);
    expect(await toldTo(worker)).toEqual([]);
  });

  test("has no interview, which the worker would see at once", async () => {
    const answer = await decide("accepted", { undoable: true, interview_date: "2027-01-04T10:00:00Z" });
    expect(answer.status).toBe(400);
  });
});

describe("an end that can be taken back", () => {
  const job = async () => (await worker.browser.call("GET", `/api/jobs/${jobId}`)) as { status: number; body: object };
  const dashboard = async () => (await own("GET", "/api/client/service-requests")).body as OwnJobCard[];

  test("Filled: the owner sees it at once, everyone else after ten seconds", async () => {
    await job();
    const before = await job();
    expect(await fill()).toMatchObject({
      status: 200,
      body: { status: "closed", closed_reason: "filled", undecided: 0 },
    });
    expect(await dashboard()).toMatchObject([
      { status: "closed", closed_reason: "filled", undecided: 0, to_review: 0 },
    ]);
    expect(await received()).toMatchObject({ status: "closed", closed_reason: "filled" });
    expect([await listed("closed"), await listed("pending")].map(({ length }) => length)).toEqual([1, 0]);
    expect((await decide("accepted")).body).toMatchObject({ code: "already_decided" });
    expect((await fill()).body).toMatchObject({ code: "job_status_step" });
    expect((await job()).body).toEqual(before.body);
    expect((await seen()).status).toBe("pending");
    expect(await passAndTell()).toBe(1);
    expect((await job()).body).toMatchObject({ status: "closed" });
    expect(await seen()).toMatchObject({ status: "closed", closed_reason: "filled" });
    expect(await toldTo(worker)).toEqual(["closed_filled"]);
    expect(await undoEnding()).toMatchObject({ status: 409, body: { code: "told_already" } });
  });

  test("is taken back as if it had not been, also by opening the job again", async () => {
    const before = await own("GET", `/api/jobs/${jobId}`);
    await fill();
    expect((await undoEnding()).body).toEqual(before.body);
    await fill();
    expect((await own("PUT", `/api/jobs/${jobId}/status`, { status: "open" })).body).toEqual(before.body);
    await passAndTell();
    expect((await seen()).status).toBe("pending");
    expect(await toldTo(worker)).toEqual([]);
    await fill();
    const both = await Promise.all([undoEnding(), undoEnding()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await makePerson("employer");
    expect((await other.browser.call("DELETE", `/api/jobs/${jobId}/ending`)).status).toBe(403);
  });

  test("Remove: gone for the owner at once; pictures and applications after ten seconds", async () => {
    const preview = `${"a".repeat(32)}.webp`;
    await db.upload.create({
      data: { name: preview, kind: "preview_image", ownerId: employer.id, bytes: 1, width: 1, height: 1 },
    });
    await db.job.update({ where: { id: jobId }, data: { previewImage: preview } });
    expect((await remove()).status).toBe(204);
    expect(await dashboard()).toEqual([]);
    expect((await own("GET", `/api/jobs/${jobId}`)).status).toBe(404);
    expect((await own("GET", `/api/service-applications/${id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await own("PUT", `/api/jobs/${jobId}`, { title: "Another" })).status).toBe(404);
    expect((await job()).status).toBe(200);
    expect((await seen()).job.removed).toBe(false);
    expect(await db.upload.count({ where: { name: preview } })).toBe(1);
    expect(await undoEnding()).toMatchObject({
      status: 200,
      body: { status: "open", undecided: 1, preview_image: preview },
    });
    expect((await dashboard()).length).toBe(1);
    await remove();
    expect(await passAndTell()).toBe(1);
    expect((await job()).status).toBe(404);
    expect(await seen()).toMatchObject({ status: "closed", closed_reason: "removed", job: { removed: true } });
    expect(await db.upload.count({ where: { name: preview } })).toBe(0);
    expect((await undoEnding()).status).toBe(409);
  });

  test("a decision made just before it counts, whichever is told first", async () => {
    const late = await makeApplication(jobId, (await makePerson("worker")).id);
    await decide("accepted");
    await own("PUT", `/api/jobs/${jobId}/status`, { status: "closed", filled: true });
    await passAndTell();
    expect((await seen()).status).toBe("accepted");
    expect((await db.application.findUniqueOrThrow({ where: { id: late.id } })).status).toBe("closed");
    const other = await makeJob(employer.id);
    [jobId, id] = [other.id, (await makeApplication(other.id, worker.id)).id];
    await decide("shortlisted");
    await own("PUT", `/api/jobs/${jobId}/status`, { status: "closed", filled: true });
    await passAndTell();
    expect(await seen()).toMatchObject({ status: "closed", closed_reason: "filled" });
  });
});
