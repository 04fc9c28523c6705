import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import type { EmploymentType, JobType } from "@/lib/domains/jobs/options";
import type { Job } from "@/lib/domains/jobs/types";
import { jobBody, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
beforeAll(async () => {
  employer = await makePerson("employer");
});

const TYPES = {
  LIVE_IN_FULL_TIME: "FULL_TIME",
  LIVE_OUT_FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  TEMPORARY: "CONTRACT",
} as const;
const made = async (employmentType: EmploymentType, accommodationProvided = false) =>
  (await makeJob(employer.id, { employmentType, type: TYPES[employmentType], accommodationProvided })).id;
const put = (id: string, json: object) => employer.browser.call("PUT", `/api/jobs/${id}`, { json });
const post = (json: Record<string, unknown>) => employer.browser.call("POST", "/api/jobs", { json: jobBody(json) });
const IN = "LIVE_IN_FULL_TIME";
const OUT = "LIVE_OUT_FULL_TIME";

describe("a change of the type alone", () => {
  test.each<[JobType, EmploymentType, boolean, EmploymentType]>([
    ["FULL TIME", IN, true, IN],
    ["FULL TIME", OUT, true, OUT],
    ["FULL TIME", "PART_TIME", true, IN],
    ["FULL TIME", "PART_TIME", false, OUT],
    ["PART TIME", IN, true, "PART_TIME"],
    ["CONTRACT", OUT, false, "TEMPORARY"],
    ["CONTRACT", "TEMPORARY", false, "TEMPORARY"],
  ])("to %s from %s, accommodation %s, makes %s", async (type, from, hasRoom, employmentType) => {
    const { status, body } = await put(await made(from, hasRoom), { type });
    expect([status, body]).toMatchObject([200, { type, employmentType }]);
  });
});

describe("of the employment type", () => {
  test("takes the type along, and wins where both are sent", async () => {
    const id = await made(OUT);
    expect((await put(id, { employmentType: "PART_TIME" })).body).toMatchObject({ type: "PART TIME" });
    expect((await put(id, { type: "FULL TIME", employmentType: "TEMPORARY" })).body).toMatchObject({
      type: "CONTRACT",
      employmentType: "TEMPORARY",
    });
  });

  test("to living in gives accommodation, which cannot be denied; living out may have it", async () => {
    const id = await made(OUT);
    const denied = { status: 400, body: { errors: { accommodationProvided: [expect.any(String)] } } };
    expect(await put(id, { employmentType: IN, accommodationProvided: false })).toMatchObject(denied);
    expect((await put(id, { employmentType: IN })).body).toMatchObject({ accommodationProvided: true });
    expect(await put(id, { accommodationProvided: false })).toMatchObject(denied);
    expect((await put(id, { employmentType: OUT })).body).toMatchObject({ accommodationProvided: true });
    expect((await put(id, { accommodationProvided: false })).body).toMatchObject({ accommodationProvided: false });
  });
});

describe("a new job", () => {
  test.each<[Record<string, unknown>, Partial<Job>]>([
    [{ type: "PART TIME" }, { type: "PART TIME", employmentType: "PART_TIME" }],
    [
      { type: "FULL TIME", accommodationProvided: true },
      { employmentType: OUT, accommodationProvided: true },
    ],
    [{ employmentType: IN }, { type: "FULL TIME", accommodationProvided: true }],
    [
      { employmentType: "TEMPORARY", type: "FULL TIME" },
      { type: "CONTRACT", employmentType: "TEMPORARY" },
    ],
    [{}, { type: "FULL TIME", employmentType: OUT, accommodationProvided: false }],
  ])("sent with %j", async (sent, stored) => {
    expect(await post({ employmentType: undefined, ...sent })).toMatchObject({ status: 201, body: stored });
  });

  test("does not live in without accommodation", async () => {
    expect(await post({ employmentType: IN, accommodationProvided: false })).toMatchObject({
      status: 400,
      body: { errors: { accommodationProvided: [expect.any(String)] } },
    });
  });
});
