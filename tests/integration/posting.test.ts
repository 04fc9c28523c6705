/** What helps an employer to post a job: how pay is read, and what others pay. */
import { beforeAll, describe, expect, test } from "vitest";
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

test("what others pay for the same work within 60 km is told once ten of them say it, their middle half", async () => {
  const others = await makePerson("employer");
  const usual = (place: string, category = "welder") =>
    employer.browser.call("GET", `/api/client/usual-pay?category=${category}&place=${place}`);
  const NOTHING = { status: 200, body: { from: null, to: null } };
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
  // Own, closed, old and far ones do not count.
  await makeJob(employer.id, { category: "welder", placeId: "pune", cityId: "pune" });
  await make(90_000, { status: "closed" });
  await make(90_000, { createdAt: new Date(Date.now() - 91 * 86_400_000) });
  await make(90_000, { placeId: "chennai", cityId: "chennai" });
  expect(await usual("pune")).toMatchObject(NOTHING);
  await make(20_000);
  expect(await usual("pune")).toMatchObject({ status: 200, body: { from: 13_000, to: 18_000 } });
  // A locality of it, and a city near it.
  expect(await usual("411001-koregaon-park")).toMatchObject({ body: { from: 13_000 } });
  expect(await usual("chennai")).toMatchObject(NOTHING);
  expect(await usual("pune", "painter")).toMatchObject(NOTHING);
  expect(await usual("nowhere")).toMatchObject(NOTHING);
});
