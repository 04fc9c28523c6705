/** The typed facts of a job, which can be said in ten languages: hours, and what employers choose. */
import { beforeAll, describe, expect, test } from "vitest";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import { isFactField, JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";
import { makeJob, makePerson, type Person } from "../support/factories";
import { SAMPLE_JOB } from "../../scripts/lib/sample-job";
import { db } from "@/lib/platform/db/client";

let employer: Person;
beforeAll(async () => {
  employer = await makePerson("employer");
});

const post = async (fields: object): Promise<Job> => {
  const answer = await employer.browser.call("POST", "/api/jobs", { json: { ...SAMPLE_JOB, ...fields } });
  expect(answer.status).toBe(201);
  return answer.body as Job;
};
const put = async (id: string, fields: object): Promise<Job> =>
  (await employer.browser.call("PUT", `/api/jobs/${id}`, { json: fields })).body as Job;

describe("hours", () => {
  test("follow what is typed, when a job is posted and when it is changed", async () => {
    const job = await post({ shift: "सुबह ७ से शाम ७" });
    expect(job).toMatchObject({ shift: "सुबह ७ से शाम ७", hoursFrom: 420, hoursTo: 1140 });
    expect(await put(job.id, { shift: "22-6" })).toMatchObject({ hoursFrom: 1320, hoursTo: 360 });
    expect(await put(job.id, { title: "Another title" })).toMatchObject({ hoursFrom: 1320, hoursTo: 360 });
    expect(await put(job.id, { shift: "9 - 5" })).toMatchObject({ shift: "9 - 5", hoursFrom: null, hoursTo: null });
    const worker = await makePerson("worker");
    await put(job.id, { shift: "24 hours" });
    const [card] = (await worker.browser.call("GET", "/api/jobs?limit=1")).body as Job[];
    expect(card).toMatchObject({ id: job.id, hoursFrom: 0, hoursTo: 1440 });
  });

  test("half of a range, or a time beyond the day, is refused by the database", async () => {
    await expect(makeJob(employer.id, { hoursFrom: 60, hoursTo: null })).rejects.toThrow(/jobs_hours/);
    await expect(makeJob(employer.id, { hoursFrom: 1440, hoursTo: 60 })).rejects.toThrow(/jobs_hours/);
  });
});

describe("facts", () => {
  const FACTS = {
    tasks: ["cooking", "dishes"],
    cuisines: ["veg", "south_indian"],
    meals: ["breakfast", "lunch"],
    weeklyOff: "sunday",
    phoneUse: "breaks",
    uniform: "own_cost",
    trialDays: "three",
    trialPay: "paid",
    householdSize: "three_four",
    householdMembers: ["children", "ill_person"],
    pets: ["dog"],
    room: "own",
  };

  test("are stored, shown to workers, changed one by one, and cleared", async () => {
    const job = await post({ ...FACTS, accommodationProvided: true });
    expect(job).toMatchObject(FACTS);
    const worker = await makePerson("worker");
    expect((await worker.browser.call("GET", `/api/jobs/${job.id}`)).body).toMatchObject(FACTS);
    const cards = (await worker.browser.call("GET", "/api/jobs?limit=1")).body as Job[];
    expect(cards[0]).toMatchObject({ meals: FACTS.meals, weeklyOff: "sunday" });
    expect(cards[0]).not.toHaveProperty("pets");
    const changed = { meals: ["none"], weeklyOff: null, tasks: [], pets: [] };
    expect(await put(job.id, changed)).toMatchObject({ ...FACTS, ...changed });
    expect(await put(job.id, { weeklyOff: "" })).toMatchObject({ weeklyOff: null });
  });

  test("are optional, and a room goes with its switch", async () => {
    const empty = { tasks: [], meals: [], weeklyOff: null, uniform: null, householdMembers: [], room: null };
    expect(await post({})).toMatchObject(empty);
    expect(await post({ room: "shared", weeklyOff: "" })).toMatchObject(empty);
    const newest = { where: { employerId: employer.id }, orderBy: { id: "desc" } } as const;
    expect(await db.job.findFirstOrThrow(newest)).toMatchObject(empty);
  });

  test.each([
    [{ meals: ["supper"] }, "meals"],
    [{ meals: ["none", "lunch"] }, "meals"],
    [{ pets: ["none", "cat"] }, "pets"],
    [{ weeklyOff: "monday" }, "weeklyOff"],
    [{ householdMembers: ["nobody"] }, "householdMembers"],
    [{ tasks: ["flying"] }, "tasks"],
  ])("%j is refused at %s", async (fields, name) => {
    for (const [method, path] of [
      ["POST", "/api/jobs"],
      ["PUT", `/api/jobs/${(await makeJob(employer.id)).id}`],
    ] as const) {
      const answer = await employer.browser.call(method, path, { json: { ...SAMPLE_JOB, ...fields } });
      expect(answer).toMatchObject({ status: 400, body: { errors: { [name]: [expect.any(String)] } } });
    }
  });

  test.each(JOB_FIELD_NAMES.filter(isFactField))(
    "every option of %s is in the database's check, and nothing else",
    async (name) => {
      const { kind, options } = JOB_FIELDS[name];
      for (const option of options) await makeJob(employer.id, { [name]: kind === "chip" ? option : [option] });
      await expect(makeJob(employer.id, { [name]: kind === "chip" ? "other" : ["other"] })).rejects.toThrow(/jobs_/);
    },
  );
});
