/** Help for an employer who posts a job: how pay is read, and what others pay. */
import { beforeAll, describe, expect, test } from "vitest";
import { postingStart } from "@/lib/domains/jobs/start-queries";
import { db } from "@/lib/platform/db/client";
import { actorOf } from "../support/actor";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
beforeAll(async () => {
  employer = await makePerson("employer");
});

describe("pay", () => {
  const post = (salary: string) =>
    employer.browser.call("POST", "/api/jobs", { json: jobBody({ salary, status: "draft" }) });

  test.each([
    ["25k", "25000"],
    ["१५-१८ हज़ार", "15000-18000"],
    ["20000 to 25000", "20000-25000"],
  ])("%s is stored as %s", async (typed, salary) => {
    expect(await post(typed)).toMatchObject({ status: 201, body: { salary } });
  });

  test.each([
    ["₹800 a day", "Please type the pay for a month. ₹800 a day is about ₹20,800 for 26 days"],
    ["5", "₹5 is not usual for a month. Please type the pay for a month, from ₹500 to ₹3,00,000"],
    ["₹9,00,000", "₹9,00,000 is not usual for a month. Please type the pay for a month, from ₹500 to ₹3,00,000"],
  ])("%s is refused with what to do", async (typed, sentence) => {
    expect(await post(typed)).toMatchObject({ status: 400, body: { errors: { salary: [sentence] } } });
  });

  test("a worker's wish may be any pay a month", async () => {
    const worker = await makePerson("worker");
    const wish = (expectedSalary: string) =>
      worker.browser.call("PUT", "/api/user/profile", { json: { name: "Meena", expectedSalary } });
    expect(await wish("400")).toMatchObject({ status: 200, body: { expectedSalary: "400" } });
    expect(await wish("15-18k")).toMatchObject({ status: 200, body: { expectedSalary: "15000-18000" } });
  });
});

test("what others pay for the same work is told once ten of them say it: within 60 km, else in the state, else in the country", async () => {
  const others = await makePerson("employer");
  const usual = (place: string, category = "welder") =>
    employer.browser.call("GET", `/api/client/usual-pay?category=${category}&place=${place}`);
  const NOTHING = { status: 200, body: { from: null, to: null, area: null } };
  const make = (pay: number, data: object = {}) =>
    makeJob(others.id, {
      category: "welder",
      placeId: "pune",
      cityId: "pune",
      salaryMin: pay,
      salaryMax: pay,
      ...data,
    });
  for (let made = 1; made <= 9; made += 1) await make(10_000 + made * 1_000);
  // Own, closed and old ones do not count.
  await makeJob(employer.id, { category: "welder", placeId: "pune", cityId: "pune" });
  await make(90_000, { status: "closed" });
  await make(90_000, { createdAt: new Date(Date.now() - 91 * 86_400_000) });
  expect(await usual("pune")).toMatchObject(NOTHING);
  const told = (area: string) => ({ status: 200, body: { from: 13_000, to: 18_000, area } });
  await make(20_000, { placeId: "chennai", cityId: "chennai" });
  expect(await usual("pune")).toMatchObject(told("country"));
  await make(20_000, { placeId: "nagpur", cityId: "nagpur" });
  expect(await usual("pune")).toMatchObject(told("state"));
  await make(20_000);
  expect(await usual("pune")).toMatchObject(told("near"));
  // A locality of it, and a city near it.
  expect(await usual("411001-koregaon-park")).toMatchObject({ body: { from: 13_000 } });
  expect(await usual("chennai")).toMatchObject({ body: { area: "country" } });
  expect(await usual("pune", "painter")).toMatchObject(NOTHING);
  expect(await usual("nowhere")).toMatchObject(NOTHING);
});

describe("a look at a job before it is posted", () => {
  const look = (json: object, language = "hi") =>
    employer.browser.call("POST", `/api/client/job-preview?language=${language}`, { json });

  test("is in any language, and nothing is stored", async () => {
    const before = (await employer.browser.call("GET", "/api/client/service-requests")).body as unknown[];
    const { status, body } = await look(jobBody({ salary: "20k", location: "Gurgaon" }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      language: "hi",
      card: { place: expect.stringMatching(/^गु/), pay: { amount: "₹20,000" } },
    });
    expect((body as { sentences: string[] }).sentences.join(" ")).toMatch(/20000/);
    expect(await look(jobBody(), "ta")).toMatchObject({ body: { language: "ta" } });
    expect((await employer.browser.call("GET", "/api/client/service-requests")).body).toEqual(before);
  });

  test("needs what posting needs", async () => {
    expect(await look({ title: "Cook" })).toMatchObject({ status: 400 });
  });
});

test("the form begins at the place of the last job, before the first one at the profile's", async () => {
  const person = await makePerson("employer");
  const start = async () => (await postingStart(await actorOf(person, "employer"), undefined)).located?.location;
  expect(await start()).toBeUndefined();
  await db.profile.update({ where: { userId: person.id }, data: { location: "Pune" } });
  expect(await start()).toBe("Pune");
  await makeJob(person.id, { location: "Nashik" });
  expect(await start()).toBe("Nashik");
});

describe("the form for a new job", () => {
  const ADDRESS = "/api/client/form-draft";
  const keep = (fields: object, by = employer) => by.browser.call("PUT", ADDRESS, { json: { key: "one", fields } });
  const kept = async (by = employer) =>
    ((await by.browser.call("GET", ADDRESS)).body as { draft: { fields: object } | null }).draft;

  test("is kept once an account, whatever is in it, and is its owner's alone", async () => {
    const other = await makePerson("client");
    expect(await kept()).toBeNull();
    expect(await keep({ title: "", salary: "20" })).toMatchObject({ status: 204 });
    const place = { state: "known", text: "Pune", isChosen: true, place: { id: "pune", name: "Pune", state: "" } };
    expect(await keep({ title: "C", tasks: ["cooking"], accommodationProvided: true, place })).toMatchObject({
      status: 204,
    });
    expect(await kept()).toMatchObject({ key: "one", fields: { title: "C", tasks: ["cooking"], place } });
    expect(await kept(other)).toBeNull();
    expect(await employer.browser.call("DELETE", ADDRESS)).toMatchObject({ status: 204 });
    expect(await kept()).toBeNull();
  });

  test.each([
    { title: "bell\u0007" },
    { title: "x".repeat(4_001) },
    { "a b": "x" },
    { place: { a: { b: { c: "d" } } } },
  ])("is refused with %j", async (fields) => expect(await keep(fields)).toMatchObject({ status: 400 }));

  test("ends after seven days, with the account, and is in the owner's data", async () => {
    const leaver = await makePerson("employer");
    await keep({ title: "Cook" }, leaver);
    const { body } = await leaver.browser.call("GET", "/api/user/data");
    expect(body).toMatchObject({ formDrafts: [{ text: { title: "Cook" } }] });
    await db.formDraft.update({
      where: { userId: leaver.id },
      data: { changedAt: new Date(Date.now() - 7 * 86_400_000 - 1_000) },
    });
    expect(await kept(leaver)).toBeNull();
    expect(await leaver.browser.call("DELETE", "/api/user")).toMatchObject({ status: 204 });
    expect(await db.formDraft.count({ where: { userId: leaver.id } })).toBe(0);
  });
});
