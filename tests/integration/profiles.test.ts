import "../support/raised-limits";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { AdminUserDetails } from "@/lib/domains/admin/types";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import type { EmployerProfile, WorkerProfile } from "@/lib/domains/profiles/types";
import { href } from "@/lib/access/routes";
import { sizedName } from "@/lib/platform/uploads/sizes";
import { openBrowser } from "../support/browser";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { storedFiles } from "../support/stored-files";

const PATH = "/api/user/profile";
const HISTORY = [
  { jobTitle: "Cook", company: "A family in Noida", startDate: "2022-06-01", endDate: null },
  { jobTitle: "Helper", company: "A canteen", startDate: "2019-01-15", endDate: "2022-05-31" },
];
const WORKER = {
  name: "Meena Kumari",
  contact: "+91 98765 43210",
  location: "Gurgaon",
  expectedSalary: "18000-22000",
  availability: "Mornings only",
  primaryLanguage: "Tamil",
  secondaryLanguages: ["Hindi", "Bhojpuri"],
  skills: ["South Indian food", "अचार"],
  preferredLocations: ["South Delhi", "Noida (Greater Noida)"],
  bio: "I cook.\nSince 2019.",
  workHistory: HISTORY,
  gender: "female",
  experience: "5-10 years",
  preferredShift: "Flexible Hours",
};

let worker: Person;
let employer: Person;
beforeEach(async () => {
  [worker, employer] = await Promise.all([makePerson("worker"), makePerson("employer")]);
});

const put = (person: Person, json: unknown) => person.browser.call("PUT", PATH, { json });
const read = async <T>(person: Person) => (await person.browser.call("GET", PATH)).body as T;

describe("a worker", () => {
  test("starts with an empty profile, fills it in and reads it", async () => {
    expect(await read(worker)).toMatchObject({ name: null, photo: null, skills: [], workHistory: [] });
    const answer = await put(worker, WORKER);
    expect(answer).toMatchObject({ status: 200, body: { ...WORKER, photo: null } });
    expect(await read(worker)).toEqual(answer.body);
  });

  test("changes the fields sent, clears empty ones and keeps the rest", async () => {
    await put(worker, WORKER);
    const changed = await put(worker, { name: "Meena", bio: "", expectedSalary: null, skills: [] });
    const cleared = { name: "Meena", bio: null, expectedSalary: null, skills: [] };
    expect(changed.body).toEqual({ ...WORKER, ...cleared, photo: null, placesOfWork: [] });
  });

  test("replaces the work history as a whole, newest first", async () => {
    await put(worker, WORKER);
    const rows = [HISTORY[1], { ...HISTORY[0], jobTitle: "Head cook", endDate: "" }];
    expect((await put(worker, { workHistory: rows })).body).toMatchObject({
      name: WORKER.name,
      workHistory: [{ jobTitle: "Head cook", endDate: null }, HISTORY[1]],
    });
    expect(await db.workExperience.count({ where: { profileId: worker.id } })).toBe(2);
    await put(worker, { workHistory: [] });
    expect(await db.workExperience.count({ where: { profileId: worker.id } })).toBe(0);
  });

  test("may send back the profile as read", async () => {
    const { body } = await put(worker, WORKER);
    expect((await put(worker, body)).body).toEqual(body);
  });

  test("normalises letters and drops duplicates", async () => {
    const answer = await put(worker, { name: "Jose\u0301", skills: ["Sweets", " ", "sweets", "Tea"] });
    expect(answer.body).toMatchObject({ name: "José", skills: ["Sweets", "Tea"] });
  });

  test.each([
    ["name", "x".repeat(121)],
    ["name", "two\nlines"],
    ["contact", "come by"],
    ["contact", "12345"],
    ["expectedSalary", "a lot"],
    ["expectedSalary", "25000-20000"],
    ["skills", ["x".repeat(61)]],
    ["skills", Array.from({ length: 41 }, (_, index) => `Skill ${index}`)],
    ["bio", "x".repeat(2_001)],
    ["workHistory", [{ ...HISTORY[0], jobTitle: "" }]],
    ["workHistory", [{ ...HISTORY[0], startDate: "" }]],
    ["workHistory", [{ ...HISTORY[0], startDate: "2022-13-01" }]],
    ["workHistory", [{ ...HISTORY[0], startDate: "0001-01-01" }]],
    ["workHistory", [{ ...HISTORY[0], endDate: "2022-05-31" }]],
    ["workHistory", Array.from({ length: 21 }, () => HISTORY[0])],
  ])("is told beside the field when %s = %j is invalid", async (field, value) => {
    expect(await put(worker, { [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(await read(worker)).toMatchObject({ name: null, workHistory: [] });
  });

  test("has no company", async () => {
    expect(await put(worker, { name: "Meena", companyName: "Meena Ltd" })).toMatchObject({ status: 200 });
    expect(await db.profile.findUniqueOrThrow({ where: { userId: worker.id } })).toMatchObject({ companyName: null });
  });

  test("without a row yet gets one", async () => {
    await db.profile.delete({ where: { userId: worker.id } });
    expect(await read(worker)).toMatchObject({ name: null, skills: [] });
    expect(await put(worker, { name: "Meena" })).toMatchObject({ status: 200, body: { name: "Meena" } });
  });
});

const picture = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

async function putForm(person: Person, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return person.browser.call("PUT", PATH, { form });
}
const file = async (colour = "#2a6f4f") => new File([new Uint8Array(await picture(colour))], "me.jpg");

describe("a photo", () => {
  const photoOf = async (person: Person) => (await read<WorkerProfile>(person)).photo;
  const storedName = async () => (await db.profile.findUniqueOrThrow({ where: { userId: worker.id } })).photo!;

  test("comes with the fields, lists JSON-encoded, and is scaled down", async () => {
    const answer = await putForm(worker, {
      name: "Meena",
      bio: "",
      skills: JSON.stringify(["Sweets"]),
      workHistory: JSON.stringify(HISTORY),
      photo: await file(),
    });
    expect(answer).toMatchObject({ status: 200, body: { name: "Meena", skills: ["Sweets"], workHistory: HISTORY } });
    const photo = (await photoOf(worker))!;
    expect(photo).toMatch(/^\/api\/user\/profile\/photo\?v=/);
    for (const address of [photo, href.smallPhoto(photo)]) {
      expect(await worker.browser.call("GET", address)).toMatchObject({ status: 200 });
    }
    const small = `${process.env.UPLOAD_DIR}/${sizedName(await storedName(), "small")}`;
    expect(await sharp(small).metadata()).toMatchObject({ width: 256 });
  });

  test("is visible to the worker, to employers the worker applied to, and to admins", async () => {
    await putForm(worker, { photo: await file() });
    const { id } = await makeApplication((await makeJob(employer.id)).id, worker.id);
    const [stranger, admin] = await Promise.all([makePerson("employer"), makePerson("admin")]);
    const path = `/api/service-applications/${id}/profile-photo`;
    const received = (await employer.browser.call("GET", `/api/service-applications/${id}`))
      .body as ReceivedApplication;
    expect(received.profile_image).toBeNull();
    expect(received.worker_profile!.photo).toMatch(new RegExp(`^${path}\\?v=`));
    const statuses = [worker, employer, admin, stranger, await makePerson("worker")].map(
      async ({ browser }) => (await browser.call("GET", path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404]);
    expect((await openBrowser().call("GET", path)).status).toBe(401);
    expect((await openBrowser().call("GET", `/uploads/${await storedName()}`)).status).toBe(404);
    expect((await worker.browser.call("GET", path)).headers.get("cache-control")).toBe("private, no-store");

    const details = (await admin.browser.call("GET", `/api/admin/users/${worker.id}`)).body as AdminUserDetails;
    expect((await admin.browser.call("GET", details.profile!.photo!)).status).toBe(200);

    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect((await employer.browser.call("GET", path)).status).toBe(404);
  });

  test("is deleted with its file when replaced by a new one, which has another URL", async () => {
    await putForm(worker, { photo: await file() });
    const [before, name] = [await photoOf(worker), await storedName()];
    await putForm(worker, { photo: await file("#884422") });
    expect(await photoOf(worker)).not.toBe(before);
    expect(await storedFiles()).not.toContain(name);
    expect(await db.upload.count({ where: { ownerId: worker.id } })).toBe(1);
  });

  test("stays when other fields change, and is deleted on request", async () => {
    await putForm(worker, { photo: await file() });
    const name = await storedName();
    await put(worker, { name: "Meena", photo: await photoOf(worker) });
    expect(await storedName()).toBe(name);
    expect((await put(worker, { removePhoto: true })).body).toMatchObject({ name: "Meena", photo: null });
    expect(await storedFiles()).not.toContain(name);
    expect(await db.upload.count({ where: { ownerId: worker.id } })).toBe(0);
  });

  test("sent twice at once is stored once, and no file is left over", async () => {
    const answers = await Promise.all([await file(), await file("#884422")].map((photo) => putForm(worker, { photo })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await db.upload.findMany({ where: { ownerId: worker.id } });
    expect(rows.map((row) => row.name)).toEqual([await storedName()]);
  });

  test("that is not a picture leaves everything unchanged", async () => {
    const before = await storedFiles();
    const answer = await putForm(worker, { name: "Meena", photo: new File(["no picture"], "me.jpg") });
    expect(answer).toMatchObject({ status: 415, body: { code: "image_unreadable" } });
    expect(await read(worker)).toMatchObject({ name: null, photo: null });
    expect(await storedFiles()).toEqual(before);
  });
});

describe("an employer", () => {
  test("describes the company; its logo is public and can be removed", async () => {
    const answer = await putForm(employer, {
      name: "Anil Sharma",
      companyName: "Sharma Household",
      companyDescription: "A family of four.",
      skills: JSON.stringify(["Patience"]),
      companyLogo: await file(),
    });
    const profile = answer.body as EmployerProfile;
    expect(profile).toEqual({
      name: "Anil Sharma",
      contact: null,
      location: null,
      companyName: "Sharma Household",
      companyDescription: "A family of four.",
      companyLogo: expect.any(String) as string,
    });
    expect(await read(employer)).toEqual(profile);
    expect((await openBrowser().call("GET", `/uploads/${profile.companyLogo}`)).status).toBe(200);
    expect((await put(employer, { removeCompanyLogo: true })).body).toMatchObject({ companyLogo: null });
    expect(await storedFiles()).not.toContain(profile.companyLogo);
  });
});

test("an admin has a name, a contact and a location", async () => {
  const admin = await makePerson("admin");
  const told = { name: "Asha", contact: "asha@kaamsetu.example", location: "Pune" };
  expect((await put(admin, { ...told, bio: "I help.", photo: null })).body).toEqual(told);
  expect(await read(admin)).toEqual(told);
});
