import "../support/raised-limits";
process.env.LIMIT_OPEN_JOBS = "4";
process.env.LIMIT_OPEN_JOBS_FIRST_WEEK = "2";
process.env.LIMIT_PICTURE_MEGABYTES = "1";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Job } from "@/lib/domains/jobs/types";
import { newUploadName } from "@/lib/platform/uploads/new-name";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";

const DAY = 24 * 60 * 60 * 1000;
const settled = () => makePerson("employer", { createdAt: new Date(Date.now() - 8 * DAY) });

const post = ({ browser }: Person, values = {}) =>
  browser.call("POST", "/api/jobs", { json: { ...jobBody(), ...values } });
const setStatus = ({ browser }: Person, id: string, status: string) =>
  browser.call("PUT", `/api/jobs/${id}/status`, { json: { status } });
const openJobs = ({ id }: Person) => db.job.count({ where: { employerId: id, status: "open", removedAt: null } });

test("an account has a limited number of open jobs; closed and removed ones and drafts do not count", async () => {
  const employer = await settled();
  const jobs: Job[] = [];
  for (let number = 0; number < 4; number += 1) jobs.push((await post(employer)).body as Job);
  const refusal = { status: 409, body: { code: "open_jobs_full" } };
  expect(await post(employer)).toMatchObject(refusal);
  const draft = await post(employer, { status: "draft" });
  expect(draft.status).toBe(201);
  const draftId = (draft.body as Job).id;
  expect(await setStatus(employer, draftId, "open")).toMatchObject(refusal);
  expect((await setStatus(employer, jobs[0]!.id, "closed")).status).toBe(200);
  expect((await setStatus(employer, draftId, "open")).status).toBe(200);
  expect(await setStatus(employer, jobs[0]!.id, "open")).toMatchObject(refusal);
  expect((await employer.browser.call("DELETE", `/api/service-requests/${jobs[1]!.id}`)).status).toBe(204);
  expect((await post(employer)).status).toBe(201);
  expect(await openJobs(employer)).toBe(4);
});

test("in its first week an account may have fewer, also those an admin posts for it", async () => {
  const employer = await makePerson("employer", { createdAt: new Date(Date.now() - 6 * DAY) });
  const admin = await makePerson("admin");
  expect((await post(employer)).status).toBe(201);
  const json = { ...jobBody(), employerId: employer.id };
  expect((await admin.browser.call("POST", "/api/admin/jobs", { json })).status).toBe(201);
  const detail =
    "In its first week an account can have 2 open positions. Close one first, or keep this one as a draft.";
  const refusal = { status: 409, body: { code: "open_jobs_full_at_first", detail } };
  expect(await post(employer)).toMatchObject(refusal);
  expect(await admin.browser.call("POST", "/api/admin/jobs", { json })).toMatchObject(refusal);
});

test("of ten jobs posted at once only as many as are allowed are open", async () => {
  const employer = await settled();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(employer)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
  expect(await openJobs(employer)).toBe(4);
});

test("a full account takes no further picture, and keeps no file of it", async () => {
  const employer = await settled();
  const [first] = [await makeJob(employer.id)];
  const name = newUploadName();
  const row = { name, kind: "preview_image" as const, ownerId: employer.id, width: 1, height: 1 };
  await db.upload.create({ data: { ...row, bytes: 1024 * 1024 - 10 } });
  const files = () => readdirSync(process.env.UPLOAD_DIR!);
  const form = new FormData();
  form.set("companyLogo", asFile(await picture().jpeg().toBuffer()));
  const put = () => employer.browser.call("PUT", `/api/jobs/${first.id}`, { form });
  // The folder exists once a picture was stored.
  await db.upload.update({ where: { name }, data: { bytes: 1 } });
  expect((await put()).status).toBe(200);
  const before = files();
  await db.upload.update({ where: { name }, data: { bytes: 1024 * 1024 } });
  expect(await put()).toMatchObject({ status: 409, body: { code: "picture_room_full" } });
  expect(files()).toEqual(before);
});
