import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Job } from "@/lib/domains/jobs/types";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let job: { id: string };
beforeEach(async () => {
  employer = await makePerson("employer");
  job = await makeJob(employer.id);
});

const read = async () => (await employer.browser.call("GET", `/api/service-requests/${job.id}`)).body as Job;
const save = (json: Record<string, unknown>) => employer.browser.call("PUT", `/api/jobs/${job.id}`, { json });
const step = (status: string) => employer.browser.call("PUT", `/api/jobs/${job.id}/status`, { json: { status } });

describe("a save with the revision it is based on", () => {
  test("is accepted once: the same revision again is refused and changes nothing", async () => {
    const { revision } = await read();
    expect(await save({ title: "Cook one", revision })).toMatchObject({
      status: 200,
      body: { title: "Cook one", revision: revision + 1 },
    });
    expect(await save({ title: "Cook two", revision })).toMatchObject({
      status: 409,
      body: {
        code: "job_changed",
        detail: expect.stringContaining("changed in the meantime") as string,
        errors: { title: ["Someone else has changed this in the meantime."] },
      },
    });
    expect(await read()).toMatchObject({ title: "Cook one", revision: revision + 1 });
  });

  test("is merged with another's changes to other fields", async () => {
    const { revision } = await read();
    await save({ title: "Cook one", benefits: ["Meals Included"], revision });
    expect(await save({ location: "Noida", salary: "30000", revision })).toMatchObject({ status: 200 });
    expect(await save({ dresscode: "Apron", revision: revision + 1 })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({
      title: "Cook one",
      benefits: { "Meals Included": true },
      location: "Noida",
      salary: "30000",
      dresscode: "Apron",
      revision: revision + 3,
    });
  });

  test("is refused as a whole if one of its fields collides, and names only that field", async () => {
    const { revision } = await read();
    await save({ title: "Cook one", location: "Noida", revision });
    expect(await save({ title: "Cook two", dresscode: "Apron", revision })).toMatchObject({
      status: 409,
      body: { errors: { title: [expect.any(String)] } },
    });
    expect(await read()).toMatchObject({ title: "Cook one", dresscode: null });
  });

  test("can be repeated if its answer was lost, and two people making the same change agree", async () => {
    const { revision } = await read();
    const change = { title: "Cook one", requirements: ["Cooks"], salary: "30000", revision };
    expect((await save(change)).status).toBe(200);
    expect(await save(change)).toMatchObject({ status: 200, body: { title: "Cook one", requirements: ["Cooks"] } });
  });

  test("treats a switch and its details as one, from either side", async () => {
    const { revision } = await read();
    await save({ accommodationProvided: true, revision });
    await save({ accommodationProvided: false, revision: revision + 1 });
    const details = { accommodationDetails: "Own room" };
    expect((await save({ ...details, revision: revision + 1 })).body).toMatchObject({
      errors: { accommodationProvided: [expect.any(String)] },
    });
    await save({ accommodationProvided: true, ...details, revision: revision + 2 });
    expect((await save({ accommodationProvided: false, revision: revision + 2 })).body).toMatchObject({
      errors: { accommodationDetails: [expect.any(String)] },
    });
  });

  test("treats job type and employment type as one", async () => {
    const { revision } = await read();
    await save({ employmentType: "TEMPORARY", revision });
    expect(await save({ type: "PART TIME", revision })).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ type: "CONTRACT", employmentType: "TEMPORARY" });
  });

  test("of many at once exactly one wins", async () => {
    const { revision } = await read();
    const titles = Array.from({ length: 6 }, (_, index) => `Cook ${index}`);
    const answers = await Promise.all(titles.map((title) => save({ title, revision: String(revision) })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = titles[answers.findIndex(({ status }) => status === 200)];
    expect(await read()).toMatchObject({ title: winner, revision: revision + 1 });
  });

  test("is merged with a change of status, which it does not touch", async () => {
    const { revision } = await read();
    expect((await step("closed")).body).toMatchObject({ status: "closed", revision: revision + 1 });
    expect((await save({ title: "Cook", revision })).body).toMatchObject({ title: "Cook", status: "closed" });
  });

  test("is not affected by applications and views, which do not count as changes of the job", async () => {
    const before = await read();
    const worker = await makePerson("worker");
    await worker.browser.call("GET", `/api/service-requests/${job.id}`);
    const answers = { gender: "female", experience: "2-5 years" };
    const applied = await worker.browser.call("POST", `/api/service-requests/${job.id}/apply`, { json: answers });
    expect(applied.status).toBe(201);
    expect(await read()).toMatchObject({
      applications: 1,
      views: 1,
      revision: before.revision,
      updated_at: before.updated_at,
    });
    const { id } = applied.body as { id: string };
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
    expect(await read()).toMatchObject({ applications: 0, updated_at: before.updated_at });
    expect((await save({ title: "Cook again", revision: before.revision })).status).toBe(200);
  });

  test.each([0, -1, 1.5, "x", 2 ** 31])("%s is not a revision", async (revision) => {
    expect(await save({ title: "Cook", revision })).toMatchObject({
      status: 400,
      body: { errors: { revision: [expect.any(String)] } },
    });
  });
});

test("a refused save leaves no picture behind", async () => {
  const { revision } = await read();
  await save({ title: "Cook one", revision });
  const form = new FormData();
  form.set("revision", String(revision));
  form.set("title", "Cook two");
  form.set("companyLogo", new File([new Uint8Array(PNG)], "logo.png", { type: "image/png" }));
  expect((await employer.browser.call("PUT", `/api/jobs/${job.id}`, { form })).status).toBe(409);
  expect(await db.upload.count({ where: { ownerId: employer.id } })).toBe(0);
});

test("a picture is a field like any other: it merges with texts, and two pictures collide", async () => {
  const { revision } = await read();
  const withLogo = () => {
    const form = new FormData();
    form.set("revision", String(revision));
    form.set("companyLogo", new File([new Uint8Array(PNG)], "logo.png", { type: "image/png" }));
    return employer.browser.call("PUT", `/api/jobs/${job.id}`, { form });
  };
  await save({ title: "Cook one", revision });
  expect(await withLogo()).toMatchObject({ status: 200, body: { title: "Cook one" } });
  expect(await withLogo()).toMatchObject({ status: 409, body: { errors: { companyLogo: [expect.any(String)] } } });
  expect(await db.upload.count({ where: { ownerId: employer.id } })).toBe(1);
  expect(await save({ removeCompanyLogo: true, revision })).toMatchObject({ status: 409 });
  expect(await save({ removeCompanyLogo: true })).toMatchObject({ status: 200, body: { company_logo: null } });
  expect(await db.upload.count({ where: { ownerId: employer.id } })).toBe(0);
});

test("only a draft may have fields cleared that publishing needs", async () => {
  const emptied = { salary: "", shift: "", workingDays: null, requirements: [] };
  expect(await save(emptied)).toMatchObject({
    status: 400,
    body: {
      errors: {
        salary: ["Salary is required"],
        shift: ["Shift timing is required"],
        workingDays: ["Working days are required"],
        requirements: ["Requirements are required"],
      },
    },
  });
  await db.job.update({ where: { id: job.id }, data: { status: "draft" } });
  expect(await save(emptied)).toMatchObject({
    status: 200,
    body: { salary: null, shift: null, workingDays: null, requirements: [] },
  });
});

test("a save without a revision overwrites, and another employer's save is refused", async () => {
  const { revision } = await read();
  await save({ title: "Cook one", revision });
  expect((await save({ title: "Cook two" })).body).toMatchObject({ title: "Cook two", revision: revision + 2 });
  const other = await makePerson("client");
  const answer = await other.browser.call("PUT", `/api/jobs/${job.id}`, { json: { title: "Mine", revision } });
  expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test("an application received in the meantime stays counted", async () => {
  await makeApplication(job.id, (await makePerson("worker")).id);
  expect((await save({ title: "Cook", revision: (await read()).revision })).body).toMatchObject({ applications: 1 });
});

/** A one-pixel picture. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
