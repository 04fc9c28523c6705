import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const CONTACT = "+91 98111 22334";
const PROFILE = {
  name: "Anil Sharma",
  contact: CONTACT,
  location: "South Delhi",
  companyName: "Sharma Household",
  companyDescription: "A family of four.",
};

const REACHED = { name: "Anil Sharma", contact: CONTACT, phone: "+919811122334", whatsapp: false };

let employer: Person;
let worker: Person;
let job: { id: string };
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer", { isVerified: true }), makePerson("worker")]);
  expect((await employer.browser.call("PUT", "/api/user/profile", { json: PROFILE })).status).toBe(200);
  job = await makeJob(employer.id);
});

const get = async (person: Person, path: string) => (await person.browser.call("GET", path)).body;

test("a job tells about its employer: the job's own name first, never any contact details", async () => {
  const path = `/api/service-requests/${job.id}`;
  expect(await get(worker, path)).toMatchObject({
    company_name: "Sharma Household",
    employer: { description: "A family of four.", location: "South Delhi", isVerified: true },
  });
  await employer.browser.call("PUT", `/api/jobs/${job.id}`, { json: { company_name: "Sharma Sweets" } });
  expect(((await get(worker, path)) as Job).company_name).toBe("Sharma Sweets");
  const [card] = (await get(worker, `/api/service-requests?limit=1`)) as JobCard[];
  expect(card).toMatchObject({ id: job.id, company_name: "Sharma Sweets", employer_verified: true });
  await employer.browser.call("PUT", `/api/jobs/${job.id}`, { json: { company_name: "" } });
  expect(((await get(worker, path)) as Job).company_name).toBe("Sharma Household");
});

test("a job that asks for a background check does not make its employer verified", async () => {
  const stranger = await makePerson("employer");
  const { id } = await makeJob(stranger.id, { backgroundCheckRequired: true });
  expect(await get(worker, `/api/service-requests/${id}`)).toMatchObject({
    ...{ backgroundCheckRequired: true, employer_verified: false, employer: { isVerified: false } },
  });
});

describe("an application", () => {
  test.each([
    ["pending", null],
    ["shortlisted", null],
    ["rejected", null],
    ["accepted", REACHED],
  ] as const)("that is %s shows its worker %j of the employer's contact", async (status, contact) => {
    const { id } = await makeApplication(job.id, worker.id, { status });
    const detail = (await get(worker, `/api/service-applications/${id}`)) as ApplicationDetail;
    expect(detail.employer_contact).toEqual(contact);
    expect(JSON.stringify(detail).includes(CONTACT)).toBe(status === "accepted");
  });

  test("that is shortlisted shows it once a time for an interview is agreed on, until one of the two takes that back", async () => {
    const { id } = await makeApplication(job.id, worker.id, { status: "shortlisted" });
    const path = `/api/service-applications/${id}`;
    const shown = async () => ((await get(worker, path)) as ApplicationDetail).employer_contact;
    const time = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const propose = () => employer.browser.call("PUT", `${path}/interview`, { json: { times: [time] } });
    const answer = (json: object) => worker.browser.call("PUT", `${path}/interview/answer`, { json });
    const steps = [];
    for (const step of [propose, () => answer({ time }), () => answer({ wish: "weekend" }), propose]) {
      expect((await step()).status).toBeLessThan(300);
      steps.push(await shown());
    }
    expect(steps).toEqual([null, REACHED, null, null]);
    await answer({ time });
    expect(await shown()).toEqual(REACHED);
    expect((await employer.browser.call("DELETE", `${path}/interview`)).status).toBeLessThan(300);
    expect(await shown()).toBeNull();
    await propose();
    await answer({ time });
    await employer.browser.call("PUT", `${path}/status`, { json: { status: "rejected" } });
    expect(await shown()).toBeNull();
  });

  test("tells the number of the employer's account if the profile has no contact", async () => {
    const stranger = await makePerson("employer", { phone: "+919876500011" });
    const { id } = await makeApplication((await makeJob(stranger.id)).id, worker.id, { status: "accepted" });
    const detail = (await get(worker, `/api/service-applications/${id}`)) as ApplicationDetail;
    expect(detail.employer_contact).toEqual({
      ...{ name: null, contact: "+919876500011" },
      ...{ phone: "+919876500011", whatsapp: false },
    });
  });

  test("is not visible to other workers, accepted or not", async () => {
    const { id } = await makeApplication(job.id, worker.id, { status: "accepted" });
    const other = await makePerson("worker");
    expect((await other.browser.call("GET", `/api/service-applications/${id}`)).status).toBe(404);
  });
});

test("no list and no job contains the contact, for anyone", async () => {
  await makeApplication(job.id, worker.id, { status: "accepted" });
  const paths: [Person, string[]][] = [
    [
      worker,
      [
        "/api/service-requests",
        `/api/service-requests/${job.id}`,
        `/api/jobs/${job.id}`,
        "/api/user/service-applications",
        "/api/service-applications/accepted",
      ],
    ],
    [employer, ["/api/client/service-requests", `/api/service-requests/${job.id}/applications`]],
    [await makePerson("employer"), [`/api/service-requests/${job.id}`, "/api/service-requests"]],
  ];
  for (const [person, list] of paths) {
    for (const path of list) {
      const answer = await person.browser.call("GET", path);
      expect(answer.status, path).toBe(200);
      expect(JSON.stringify(answer.body), path).not.toContain(CONTACT);
    }
  }
});

test("a contact must be valid, and is refused beside the field", async () => {
  const answer = await employer.browser.call("PUT", "/api/user/profile", { json: { contact: "ring the bell" } });
  expect(answer).toMatchObject({ status: 400, body: { errors: { contact: [expect.any(String)] } } });
  const row = await db.profile.findUniqueOrThrow({ where: { userId: employer.id } });
  expect(row.contact).toBe(CONTACT);
});
