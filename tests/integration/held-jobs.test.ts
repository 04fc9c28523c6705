/** A job that a person looks at first: who sees it meanwhile, and that no clock of it runs. */
import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { DAY_MS } from "@/lib/core/time";
import { holdJob, releaseHeldJob } from "@/lib/domains/jobs/hold-service";
import { getPublicJob, listPublicJobs } from "@/lib/domains/jobs/public-queries";
import { listFurtherJobs } from "@/lib/domains/jobs/queries";
import type { Job } from "@/lib/domains/jobs/types";
import { isOpenJob, isVisibleJob } from "@/lib/domains/jobs/visible-queries";
import { tidy } from "@/lib/domains/tidy/service";
import { actorOf } from "../support/actor";
import { asOwner } from "../support/as-owner";
import { openBrowser } from "../support/browser";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const REASON = { rule: "fee", field: "title", words: "Registration fee" };

let owner: Person;
let stranger: Person;
let applicant: Person;
let accepted: Person;
let otherEmployer: Person;
let admin: Person;
let id: string;

const hold = () => db.$transaction((tx) => holdJob(tx, id, [REASON]));
const release = () => db.$transaction((tx) => releaseHeldJob(tx, id));
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const daysUntil = (time: string | Date | null) => Math.round((new Date(time ?? 0).getTime() - Date.now()) / DAY_MS) + 0;

beforeEach(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  [owner, otherEmployer, admin] = [
    await makePerson("employer"),
    await makePerson("employer"),
    await makePerson("admin"),
  ];
  [stranger, applicant, accepted] = [
    await makePerson("worker"),
    await makePerson("worker"),
    await makePerson("worker"),
  ];
  ({ id } = await makeJob(owner.id, { title: "Quiet cook", exactAddress: "Flat 12", openUntil: inDays(12) }));
  await makeApplication(id, applicant.id);
  await makeApplication(id, accepted.id, { status: "accepted", acceptedAt: new Date() });
  await stranger.browser.call("PUT", "/api/user/profile", { json: { skills: ["Vegetarian food"] } });
  await stranger.browser.call("PUT", "/api/user/places", { json: { places: ["gurgaon"] } });
  for (const { browser } of [stranger, applicant]) await browser.call("PUT", `/api/user/saved-jobs/${id}`);
});

type Read = [name: string, read: () => Promise<unknown>];
const get = (person: Person, path: string) => async () => (await person.browser.call("GET", path)).body;

/** Everything that lists or shows jobs to people who have nothing to do with this one. */
const READS: Read[] = [
  ...["jobs", "service-requests"].flatMap((base): Read[] => [
    [`${base} of a worker`, () => get(stranger, `/api/${base}`)()],
    [`all ${base}`, () => get(stranger, `/api/${base}?status=all`)()],
    [`${base} of another employer`, () => get(otherEmployer, `/api/${base}?status=all`)()],
    [`a search in ${base}`, () => get(stranger, `/api/${base}?search=quiet%20cook`)()],
    [`${base} by category`, () => get(stranger, `/api/${base}?category=chef-cook`)()],
  ]),
  ["cards", () => get(stranger, "/api/service-requests/cards")()],
  ["what suits a worker", () => get(stranger, "/api/user/suiting-jobs")()],
  ["saved jobs", () => get(stranger, "/api/user/saved-jobs")()],
  ["the sitemap", () => listPublicJobs(100)],
  ["the public page, its picture's text, tags and JSON-LD", () => getPublicJob({ language: "en" }, id)],
  [
    "further jobs",
    async () => listFurtherJobs(await actorOf(stranger, "worker"), { id: owner.id, category: "chef-cook" }),
  ],
];

const ONES: [name: string, path: () => string][] = [
  ["the job", () => `/api/jobs/${id}`],
  ["its other name", () => `/api/service-requests/${id}`],
  ["its sentences", () => `/api/service-requests/${id}/speech`],
  ["its picture", () => `/previews/${id}`],
];

describe("for others it does not exist:", () => {
  test.each(READS)("%s", async (_name, read) => {
    expect(JSON.stringify(await read())).toContain(id);
    await hold();
    expect(JSON.stringify(await read()) ?? "").not.toContain(id);
    await release();
    expect(JSON.stringify(await read())).toContain(id);
  });

  test.each(ONES)("%s", async (_name, path) => {
    expect((await stranger.browser.call("GET", path())).status).toBe(200);
    await hold();
    for (const browser of [stranger.browser, otherEmployer.browser])
      expect((await browser.call("GET", path())).status).not.toBe(200);
    expect((await stranger.browser.call("GET", path())).body).toMatchObject({ code: "job_not_found" });
  });

  test("a visitor's page and picture, a worker's page and application", async () => {
    await hold();
    expect([await isOpenJob(id), await isVisibleJob(id, stranger), await isVisibleJob(id, otherEmployer)]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await openBrowser({ language: "en" }).call("GET", `/previews/${id}`)).status).toBe(404);
    const apply = { json: { gender: "female", experience: "2-5 years" } };
    expect((await stranger.browser.call("POST", `/api/service-requests/${id}/apply`, apply)).body).toMatchObject({
      code: "job_not_found",
    });
    expect((await stranger.browser.call("PUT", `/api/user/saved-jobs/${id}`)).status).toBe(404);
    expect((await stranger.browser.call("GET", "/api/service-requests/count")).body).toMatchObject({ count: 0 });
  });

  test("no public figure counts it, the owner's room for open jobs does", async () => {
    const open = async () => (await db.employerFigures.findUniqueOrThrow({ where: { employerId: owner.id } })).openJobs;
    expect(await open()).toBe(1);
    await hold();
    expect(await open()).toBe(0);
    const { body } = await owner.browser.call("GET", "/api/client/service-requests?status=open");
    expect(body).toMatchObject([{ id, status: "open", review: "held" }]);
  });
});

describe("its owner, admins and those who applied", () => {
  test("read that it is being checked; the address is for the accepted alone", async () => {
    await hold();
    for (const { browser } of [owner, admin, applicant, accepted]) {
      expect((await browser.call("GET", `/api/jobs/${id}`)).body).toMatchObject({ status: "open", review: "held" });
    }
    const addressOf = async ({ id: workerId, browser }: Person) => {
      const { id: application } = await db.application.findFirstOrThrow({ where: { jobId: id, workerId } });
      const { body } = await browser.call("GET", `/api/service-applications/${application}`);
      expect(body).toMatchObject({ job: { status: "open", review: "held" } });
      return (body as { exact_address: string | null }).exact_address;
    };
    expect([await addressOf(applicant), await addressOf(accepted)]).toEqual([null, "Flat 12"]);
    expect((await applicant.browser.call("GET", "/api/user/saved-jobs")).body).toMatchObject([{ id, review: "held" }]);
  });

  test("who has applied reads nothing that was typed since", async () => {
    const demand = "Registration fee 500 rupees by UPI before joining";
    const change = { title: demand, requirements: [demand], specialInstructions: demand, location: demand };
    const { body: changed } = await owner.browser.call("PUT", `/api/jobs/${id}`, { json: change });
    expect(changed).toMatchObject({ review: "held", title: demand });
    const paths = [`/api/jobs/${id}`, "/api/user/service-applications", "/api/user/saved-jobs", "/api/user/data"];
    for (const path of [...paths, `/api/service-requests/${id}/speech`]) {
      const { status, body } = await applicant.browser.call("GET", path);
      expect([path, status, JSON.stringify(body).includes("Registration")]).toEqual([path, 200, false]);
    }
    const { body } = await applicant.browser.call("GET", `/api/jobs/${id}`);
    expect(body).toMatchObject({
      title: "",
      requirements: [],
      specialInstructions: null,
      salaryMin: expect.any(Number) as number,
    });
  });

  test("its owner may close it, and an admin's own release of a closed one does nothing", async () => {
    await hold();
    const closed = await owner.browser.call("PUT", `/api/jobs/${id}/status`, { json: { status: "closed" } });
    expect(closed.body).toMatchObject({ status: "closed", review: null });
    expect(await release()).toBe(false);
  });
});

describe("meanwhile", () => {
  test("its days stand still, and it gets back those it had left", async () => {
    await hold();
    const held = await db.job.findUniqueOrThrow({ where: { id } });
    expect([held.openUntil, Math.round(held.secondsLeft! / 86_400)]).toEqual([null, 12]);
    await tidy({ now: inDays(40) });
    expect((await db.job.findUniqueOrThrow({ where: { id } })).status).toBe("held");
    await asOwner(`UPDATE jobs SET held_at = now() - interval '20 days' WHERE id = '${id}'`);
    await release();
    const { body } = await owner.browser.call("GET", `/api/jobs/${id}`);
    expect(daysUntil((body as Job).open_until)).toBe(12);
  });

  test("those who wait do not lose the time of the check", async () => {
    await asOwner(`UPDATE applications SET created_at = now() - interval '9 days' WHERE job_id = '${id}'`);
    await hold();
    await asOwner(`UPDATE jobs SET held_at = now() - interval '4 days' WHERE id = '${id}'`);
    await release();
    const rows = await db.application.findMany({ where: { jobId: id }, orderBy: { status: "asc" } });
    expect(rows.map(({ status, heldSeconds }) => [status, Math.round(heldSeconds / 86_400)])).toEqual([
      ["pending", 4],
      ["accepted", 0],
    ]);
  });

  test("a first job that is held has its thirty days from the release on", async () => {
    const { id: made } = await makeJob(owner.id, { status: "held", postedAt: null });
    await db.$transaction((tx) => releaseHeldJob(tx, made));
    const row = await db.job.findUniqueOrThrow({ where: { id: made } });
    expect([daysUntil(row.openUntil), daysUntil(row.postedAt)]).toEqual([30, 0]);
  });

  test("only an open job is held, and what was let pass is remembered", async () => {
    expect([await hold(), await hold()]).toEqual([true, false]);
    await release();
    const row = await db.job.findUniqueOrThrow({ where: { id } });
    expect([row.status, row.heldReasons, row.passedWording]).toEqual(["open", [], ["fee: title: registration fee"]]);
  });
});

test("nobody is shortlisted, accepted or invited meanwhile; no is still said", async () => {
  await hold();
  const { id: application } = await db.application.findFirstOrThrow({ where: { jobId: id, workerId: applicant.id } });
  const path = `/api/service-applications/${application}`;
  const refused = {
    status: 409,
    body: { code: "job_being_checked", detail: expect.stringContaining("being checked") },
  };
  const decision = (status: string) => owner.browser.call("PUT", `${path}/status`, { json: { status } });
  for (const status of ["shortlisted", "accepted"]) expect(await decision(status)).toMatchObject(refused);
  const times = [inDays(2).toISOString()];
  expect(await owner.browser.call("PUT", `${path}/interview`, { json: { times, place: "At the gate" } })).toMatchObject(
    refused,
  );
  expect((await db.application.findUniqueOrThrow({ where: { id: application } })).status).toBe("pending");
  expect((await decision("rejected")).status).toBe(200);
});
