/** The answers of an application are kept with the worker's profile, for the next one. */
import "../support/raised-limits";
import { existsSync, readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Application } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";

let employer: Person;
let worker: Person;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
});

const files = () => (existsSync(process.env.UPLOAD_DIR!) ? readdirSync(process.env.UPLOAD_DIR!) : []);
const jpeg = async (side: number) => asFile(await picture(side, side).toFormat("jpeg").toBuffer());
const profile = async () => (await worker.browser.call("GET", "/api/user/profile")).body as WorkerProfile;

async function apply(answers: Record<string, string | File> = {}): Promise<Application> {
  const form = new FormData();
  const consent = JSON.stringify({ version: CONSENT_VERSIONS.sharing, language: "en" });
  const all = { gender: "female", experience: "2-5 years", consent, ...answers };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const { id } = await makeJob(employer.id);
  const { status, body } = await worker.browser.call("POST", `/api/jobs/${id}/apply`, { form });
  expect(status).toBe(201);
  return body as Application;
}

test("the last application's answers and photo are in the profile, and corrected or removed there", async () => {
  expect(await profile()).toMatchObject({ gender: null, experience: null, preferredShift: null, photo: null });
  await apply({ shift: "Flexible Hours", profileImage: await jpeg(60) });
  const kept = { gender: "female", experience: "2-5 years", preferredShift: "Flexible Hours" };
  expect(await profile()).toMatchObject({ ...kept, photo: expect.any(String) });
  await apply({ gender: "other" });
  expect(await profile()).toMatchObject({ gender: "other", preferredShift: null, photo: expect.any(String) });
  const changes = { gender: "", experience: "10+ years", preferredShift: "Mornings" };
  expect((await worker.browser.call("PUT", "/api/user/profile", { json: changes })).body).toMatchObject({
    ...{ gender: null, experience: "10+ years", preferredShift: "Mornings" },
  });
  const wrong = await worker.browser.call("PUT", "/api/user/profile", { json: { experience: "ages" } });
  expect(wrong.status).toBe(400);
});

test("a refused application keeps nothing", async () => {
  const { id } = await makeJob(employer.id, { status: "closed" });
  const json = { gender: "male", experience: "10+ years" };
  expect((await worker.browser.call("POST", `/api/jobs/${id}/apply`, { json })).status).toBe(409);
  expect(await profile()).toMatchObject({ gender: null, experience: null });
});

test("withdrawing, or removing the profile's photo, takes one picture and leaves the others", async () => {
  const before = files().length;
  const own = (id: string) => worker.browser.call("GET", `/api/service-applications/${id}/photo`);
  const first = await apply({ profileImage: await jpeg(60) });
  const second = await apply({ profileImage: await jpeg(80) });
  // Three pictures in two sizes: the profile's is the last that was sent.
  expect(files().length - before).toBe(6);
  await worker.browser.call("DELETE", `/api/service-applications/${first.id}`);
  expect([(await own(second.id)).status, (await worker.browser.call("GET", "/api/user/profile/photo")).status]).toEqual(
    [200, 200],
  );
  await worker.browser.call("PUT", "/api/user/profile", { json: { removePhoto: true } });
  expect((await own(second.id)).status).toBe(200);
  expect(files().length - before).toBe(2);
  expect(await db.upload.count({ where: { ownerId: worker.id } })).toBe(1);
});

test("an application without a photo of its own shows the profile's, to those who may see the person", async () => {
  await apply({ profileImage: await jpeg(60) });
  const next = await apply();
  const path = `/api/service-applications/${next.id}`;
  const owner = (await employer.browser.call("GET", path)).body as { worker_profile: { photo: string } };
  expect(next.profile_image).toBeNull();
  expect((await employer.browser.call("GET", owner.worker_profile.photo)).status).toBe(200);
  expect(owner.worker_profile).not.toHaveProperty("gender");
  expect((await (await makePerson("employer")).browser.call("GET", `${path}/profile-photo`)).status).toBe(404);
  await worker.browser.call("DELETE", `${path}/consent`);
  expect((await employer.browser.call("GET", `${path}/profile-photo`)).status).toBe(404);
});
