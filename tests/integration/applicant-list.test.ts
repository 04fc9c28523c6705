/** An employer's list of applicants: how they fit, in which order and by which filters they are listed, and many decisions at once. */
import "../support/raised-limits";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { measureDue } from "@/lib/domains/applications/fit-service";
import { countForJob, listBest } from "@/lib/domains/applications/received-queries";
import type { ApplicationDetail, Decided, ReceivedApplication } from "@/lib/domains/applications/types";
import { saveWords } from "@/lib/domains/users/word-service";
import { db } from "@/lib/platform/db/client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { actorOf } from "../support/actor";
import { asOwner } from "../support/as-owner";
import { loadHandlers } from "../support/browser";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let jobId: string;
beforeAll(
  () => loadHandlers(...["apply", "applications"].map((end) => `/api/service-requests/x/${end}`), "/api/jobs/x"),
  120_000,
);
beforeEach(async () => {
  employer = await makePerson("employer");
  jobId = (
    await makeJob(employer.id, {
      location: "Koregaon Park, Pune",
      salaryMin: 15_000,
      salaryMax: 20_000,
      shift: "Day Shift (7 AM - 7 PM)",
      experienceLevel: "2-5 years",
      languagesRequired: ["Hindi"],
    })
  ).id;
});

const own = (method: string, path: string, json?: object) =>
  employer.browser.call(method, path, json === undefined ? {} : { json });
const list = async (query = "") =>
  (await own("GET", `/api/service-requests/${jobId}/applications${query}`)).body as ReceivedApplication[];
const names = async (query = "") => (await list(query)).map((one) => one.worker_profile?.name ?? null);

type Who = { name: string; location?: string; pay?: number; experience?: string; shift?: string };

/** Somebody with a profile applies through the call that the form uses, and agrees to be seen. */
async function applicant({ name, location, pay, experience = "2-5 years", shift }: Who) {
  const worker = await makePerson("worker", { preferredLanguage: "hi" });
  const data = {
    ...{ name, location: location ?? null },
    ...(pay === undefined ? {} : { expectedSalaryMin: pay, expectedSalaryMax: pay }),
  };
  await db.profile.update({ where: { userId: worker.id }, data });
  const consent = { version: CONSENT_VERSIONS.sharing, language: "hi" };
  const json = { gender: "female", experience, consent, ...(shift ? { shift } : {}) };
  const answer = await worker.browser.call("POST", `/api/service-requests/${jobId}/apply`, { json });
  expect(answer.status).toBe(201);
  return { worker, id: (answer.body as { id: string }).id };
}

const NEAR: Who = { name: "Meena", location: "Shivajinagar, Pune", pay: 18_000, shift: "Day Shift (7 AM - 7 PM)" };
const DEAR: Who = { name: "Sunita", location: "Mumbai", pay: 30_000, experience: "1-2 years" };
const SILENT: Who = { name: "Ravi", experience: "10+ years" };

describe("how an applicant fits", () => {
  test("is measured with the application: what is met, what is missing, and how far it is", async () => {
    await applicant(NEAR);
    await applicant(DEAR);
    await applicant(SILENT);
    const [silent, dear, near] = await list();
    expect(near).toMatchObject({ fit: { met: ["place", "pay", "hours", "experience", "languages"], missing: [] } });
    expect(near!.distance_km).toBeGreaterThan(0);
    expect(near!.distance_km).toBeLessThan(15);
    expect(dear).toMatchObject({ fit: { met: ["languages"], missing: ["place", "pay", "experience"] } });
    expect(dear!.distance_km).toBeGreaterThan(100);
    // A worker without a place looks for work where the first application went.
    expect(silent).toMatchObject({ fit: { met: ["place", "experience", "languages"], missing: [] }, distance_km: 0 });
  });

  test("is measured again when the job changes, and when the profile does, by the next turn", async () => {
    const { worker } = await applicant(DEAR);
    const fit = async () => (await list())[0]!.fit;
    await own("PUT", `/api/jobs/${jobId}`, { salary: "25000-30000", experienceLevel: "1-2 years" });
    expect(await measureDue()).toBeGreaterThan(0);
    expect(await fit()).toEqual({ met: ["pay", "experience", "languages"], missing: ["place"] });
    await worker.browser.call("PUT", "/api/user/places", { json: { places: ["pune"] } });
    await measureDue();
    expect(await fit()).toEqual({ met: ["place", "pay", "experience", "languages"], missing: [] });
    expect((await list())[0]!.distance_km).toBe(0);
    // Nothing is left to do, and a change of something else leaves nothing.
    expect(await measureDue()).toBe(0);
    await own("PUT", `/api/jobs/${jobId}`, { title: "Another title" });
    expect(await measureDue()).toBe(0);
  });

  test("of someone who shows only the answers is measured by these alone", async () => {
    const { worker, id } = await applicant(NEAR);
    await worker.browser.call("DELETE", `/api/service-applications/${id}/consent`);
    expect(await list()).toMatchObject([
      { shown: "answers", fit: { met: ["hours", "experience"], missing: [] }, distance_km: null },
    ]);
    expect(await list("?within=60")).toEqual([]);
    expect(await list("?pay_to=20000")).toEqual([]);
  });
});

describe("the list", () => {
  beforeEach(async () => {
    for (const one of [NEAR, DEAR, SILENT]) await applicant(one);
  });

  test.each([
    ["", ["Ravi", "Sunita", "Meena"]],
    ["?sort=newest", ["Ravi", "Sunita", "Meena"]],
    ["?sort=fit", ["Meena", "Ravi", "Sunita"]],
    ["?sort=nearest", ["Ravi", "Meena", "Sunita"]],
    ["?sort=pay", ["Meena", "Sunita", "Ravi"]],
    ["?within=60", ["Ravi", "Meena"]],
    ["?pay_to=20000", ["Meena"]],
    ["?years=2-5%20years", ["Ravi", "Meena"]],
    ["?hours=day", ["Meena"]],
    ["?search=nit", ["Sunita"]],
    ["?search=MEE", ["Meena"]],
    ["?search=%25", []],
    ["?sort=fit&years=2-5%20years&search=a", ["Meena", "Ravi"]],
  ])("%s", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(["newest", "fit", "nearest", "pay"])("by %s goes on where a page ended", async (sort) => {
    const all = await names(`?sort=${sort}`);
    const found: (string | null)[] = [];
    let path: string | undefined = `/api/service-requests/${jobId}/applications?sort=${sort}&limit=1`;
    while (path) {
      const answer = await own("GET", path);
      found.push(...(answer.body as ReceivedApplication[]).map((one) => one.worker_profile!.name));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(found).toEqual(all);
  });

  test("names the three undecided who fit best from twenty on", async () => {
    const { id: job } = await makeJob(employer.id, { salaryMin: 15_000, salaryMax: 20_000 });
    const fits = { fitMet: ["pay"], fitMissing: [] };
    const apply = async (more = {}) => makeApplication(job, (await makePerson("worker")).id, { ...fits, ...more });
    await Promise.all(Array.from({ length: 19 }, () => apply()));
    const actor = await actorOf(employer, "employer");
    const best = async () => listBest(actor, job, await countForJob(actor, job));
    expect(await best()).toEqual([]);
    await apply({ status: "shortlisted" });
    expect((await best()).map(({ status }) => status)).toEqual(["pending", "pending", "pending"]);
  });

  test("refuses another order's cursor, and what it does not know", async () => {
    const answer = await own("GET", `/api/service-requests/${jobId}/applications?sort=fit&limit=1`);
    const cursor = /cursor=([^>&]+)/.exec(answer.headers.get("link")!)![1]!;
    for (const query of [`?cursor=${cursor}`, "?sort=gender", "?years=many", "?within=0", "?hours=never"])
      expect((await own("GET", `/api/service-requests/${jobId}/applications${query}`)).status, query).toBe(400);
  });

  test("finds a name in any script, by the words that are shown", async () => {
    const meena = await applicant({ name: "मीना कुमारी" });
    const ravi = await applicant({ name: "Ravi" });
    await db.user.update({ where: { id: ravi.worker.id }, data: { username: "meena.bai", email: "meena@example.in" } });
    for (const { worker } of [meena, ravi]) await db.$transaction((tx) => saveWords(tx, worker.id));
    const found = (search: string) => names(`?search=${encodeURIComponent(search)}`);
    for (const search of ["meena", "मीना"]) {
      expect(await found(search), search).toContain("मीना कुमारी");
      expect(await found(search), search).not.toContain("Ravi");
    }
    expect(await found("Mina kumari")).toEqual(["मीना कुमारी"]);
    expect(await names("?search=meena%20devi")).toEqual([]);
    expect(await names("?search=meena%40example.in")).toEqual([]);
  });

  test("does not find a person by a name that nobody is shown", async () => {
    const { worker } = await applicant({ name: "9876543210" });
    await db.user.update({ where: { id: worker.id }, data: { username: "9876501234" } });
    expect(await names("?search=98765")).toEqual([]);
    const hidden = await applicant({ name: "Kamala" });
    expect(await names("?search=kamala")).toEqual(["Kamala"]);
    await hidden.worker.browser.call("DELETE", `/api/service-applications/${hidden.id}/consent`);
    expect(await names("?search=kamala")).toEqual([]);
  });
});

describe("several decisions at once", () => {
  let ids: string[];
  beforeEach(async () => {
    const workers = await Promise.all([1, 2, 3].map(() => makePerson("worker")));
    ids = [];
    for (const { id } of workers) ids.push((await makeApplication(jobId, id)).id);
  });
  const decide = (json: object) => own("POST", `/api/service-requests/${jobId}/decisions`, json);
  const statusOf = async (id: string) => (await db.application.findUniqueOrThrow({ where: { id } })).status;

  test("reject with one reason, name those that were not possible, and change nothing the second time", async () => {
    const [first, second, third] = ids as [string, string, string];
    await own("PUT", `/api/service-applications/${third}/status`, { status: "accepted" });
    const other = await makeApplication(
      (await makeJob((await makePerson("employer")).id)).id,
      (await makePerson("worker")).id,
    );
    const body = { ids: [first, second, third, other.id], status: "rejected", reason: "too_far" };
    const expected: Decided = {
      decided: [first, second],
      refused: [
        { id: third, code: "already_decided" },
        { id: other.id, code: "application_not_found" },
      ],
    };
    expect(await decide(body)).toMatchObject({ status: 200, body: expected });
    expect(await decide(body)).toMatchObject({ status: 200, body: expected });
    expect(await Promise.all(ids.map(statusOf))).toEqual(["rejected", "rejected", "accepted"]);
    expect(await statusOf(other.id)).toBe("pending");
    expect(
      await db.applicationEvent.count({ where: { applicationId: first, type: "rejected", reason: "too_far" } }),
    ).toBe(1);
  });

  test("can be taken back together for ten seconds", async () => {
    await decide({ ids, status: "shortlisted", undoable: true });
    expect((await list("?status=shortlisted")).length).toBe(3);
    const undo = () => own("POST", `/api/service-requests/${jobId}/decisions/undo`, { ids });
    expect(await undo()).toMatchObject({ status: 200, body: { decided: ids, refused: [] } });
    expect((await list("?status=pending")).length).toBe(3);
    expect(((await undo()).body as Decided).refused).toEqual(ids.map((id) => ({ id, code: "told_already" })));
  });

  test("need the employer's number to shortlist, are fifty at most, and give no reason for a good one", async () => {
    await db.user.update({ where: { id: employer.id }, data: { phone: null } });
    expect(await decide({ ids, status: "shortlisted" })).toMatchObject({
      status: 409,
      body: { code: "phone_required" },
    });
    expect(await Promise.all(ids.map(statusOf))).toEqual(["pending", "pending", "pending"]);
    const many = Array.from(
      { length: 51 },
      (_one, index) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    );
    for (const wrong of [
      { ids: many, status: "rejected" },
      { ids: [], status: "rejected" },
      { ids, status: "accepted" },
    ])
      expect((await decide(wrong)).status).toBe(400);
    expect((await decide({ ids, status: "shortlisted", reason: "pay" })).status).toBe(400);
  });

  test("at the same moment as single ones: each is decided once", async () => {
    const [first] = ids as [string];
    await Promise.all([
      decide({ ids, status: "rejected" }),
      own("PUT", `/api/service-applications/${first}/status`, { status: "rejected" }),
      decide({ ids: ids.toReversed(), status: "rejected" }),
    ]);
    expect(await db.applicationEvent.count({ where: { applicationId: { in: ids }, type: "rejected" } })).toBe(3);
  });
});

test("the worker reads the reason of a rejection, once it is told", async () => {
  const { worker, id } = await applicant(NEAR);
  const events = async () =>
    ((await worker.browser.call("GET", `/api/service-applications/${id}`)).body as ApplicationDetail).events;
  await own("PUT", `/api/service-applications/${id}/status`, { status: "rejected", reason: "pay", undoable: true });
  expect(await events()).toHaveLength(1);
  await own("DELETE", `/api/service-applications/${id}/decision`);
  await own("PUT", `/api/service-applications/${id}/status`, { status: "rejected", reason: "hours" });
  expect((await events()).at(-1)).toMatchObject({ status: "rejected", reason: "hours", note: null });
  expect(
    (await own("PUT", `/api/service-applications/${id}/status`, { status: "accepted", reason: "pay" })).status,
  ).toBe(400);
});

describe("a private note", () => {
  test("is read by the employer alone, and is part of the employer's data", async () => {
    const { worker, id } = await applicant(NEAR);
    const keep = (text: string | null) => own("PUT", `/api/service-applications/${id}/private-note`, { text });
    expect(await keep("  Calls back on Monday ")).toMatchObject({
      status: 200,
      body: { private_note: "Calls back on Monday" },
    });
    expect((await list())[0]).toMatchObject({ private_note: "Calls back on Monday" });
    const admin = await makePerson("admin");
    for (const reader of [worker, admin]) {
      const answers = await Promise.all(
        [`/api/service-applications/${id}`, "/api/user/data"].map((path) => reader.browser.call("GET", path)),
      );
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain("Calls back");
    }
    expect((await own("GET", "/api/user/data")).body).toMatchObject({
      privateNotes: [{ applicationId: id, text: "Calls back on Monday" }],
    });
    expect((await keep("x".repeat(2001))).status).toBe(400);
    expect(await keep(null)).toMatchObject({ body: { private_note: null } });
    expect((await own("PUT", `/api/service-applications/${id}/private-note`, { text: "" })).status).toBe(200);
  });

  test("is gone with the application, and cannot be kept once the answers are no longer shown", async () => {
    const { worker, id } = await applicant(NEAR);
    await own("PUT", `/api/service-applications/${id}/private-note`, { text: "Good" });
    await asOwner("UPDATE applications SET status = 'rejected', ended_at = now() - interval '91 days' WHERE id = $1", [
      id,
    ]);
    expect((await list())[0]).toMatchObject({ shown: "nothing", private_note: null, fit: null, distance_km: null });
    expect((await own("PUT", `/api/service-applications/${id}/private-note`, { text: "Good" })).status).toBe(404);
    await asOwner("UPDATE applications SET status = 'pending', ended_at = NULL WHERE id = $1", [id]);
    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect((await own("GET", "/api/user/data")).body).toMatchObject({ privateNotes: [] });
  });
});
