import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { getJob, listFurtherJobs } from "@/lib/domains/jobs/queries";
import { reasonsFor } from "@/lib/domains/jobs/suits-queries";
import type { SuitingJob } from "@/lib/domains/jobs/suits-types";
import { actorOf } from "../support/actor";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let worker: Person;
let employer: Person;
const suiting = async (who = worker): Promise<SuitingJob[]> => {
  const { status, body } = await who.browser.call("GET", "/api/user/suiting-jobs");
  expect(status).toBe(200);
  return body as SuitingJob[];
};
const reasonsOf = (found: SuitingJob | undefined) =>
  Object.fromEntries(found!.reasons.map(({ by, isMet, rupees }) => [by, rupees ?? isMet]));

beforeAll(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  [worker, employer] = await Promise.all([makePerson("worker"), makePerson("employer")]);
  await worker.browser.call("PUT", "/api/user/profile", {
    json: {
      skills: ["Vegetarian food"],
      expectedSalary: "20000",
      availability: "Immediately, full time",
      primaryLanguage: "Marathi",
    },
  });
  await worker.browser.call("PUT", "/api/user/places", { json: { places: ["pune"] } });
});

describe("jobs that suit", () => {
  test("are of the worker's kind of work, near, and the best comes first", async () => {
    const make = (title: string, data: Parameters<typeof makeJob>[1] = {}) =>
      makeJob(employer.id, { title, location: "Pune", ...data });
    await make("At night", { shift: "Night Shift (7 PM - 7 AM)" });
    await make("In a town around", { location: "Talegaon Dabhade" });
    await make("Pays more", { salaryMin: 21_000, salaryMax: 21_000 });
    await make("Pays half", { salaryMin: 10_000, salaryMax: 10_000 });
    await make("In Chennai", { location: "Chennai" });
    await make("For a driver", { category: "driver" });
    await make("Closed", { status: "closed" });
    await make("In Tamil", { languagesRequired: ["Tamil"] });
    const found = await suiting();
    expect(found.map(({ job }) => job.title)).toEqual(["Pays more", "In a town around", "In Tamil", "At night"]);
    // All are of her kind of work, and none of them asks for experience: that tells none of them apart.
    expect(reasonsOf(found[0])).toEqual({ place: true, pay: 1_000, hours: true });
    expect(reasonsOf(found[1])).toMatchObject({ place: false, pay: 0 });
    expect(reasonsOf(found[2])).toMatchObject({ languages: false });
    expect(reasonsOf(found[3])).toMatchObject({ hours: false });
    expect(found[0]!.job.distance).toEqual({ ring: "city", km: null });
  });

  test("have the same reasons on their own page; a job that does not suit has none", async () => {
    const actor = await actorOf(worker, "worker");
    const reasons = async (data: Parameters<typeof makeJob>[1]) =>
      reasonsFor(actor, await getJob(actor, (await makeJob(employer.id, { location: "Pune", ...data })).id));
    for (const { job, reasons: listed } of await suiting())
      expect(await reasonsFor(actor, await getJob(actor, job.id))).toEqual(listed);
    expect((await reasons({})).length).toBeGreaterThan(1);
    expect(await reasons({ category: "driver" })).toEqual([]);
    expect(await reasons({ location: "Chennai" })).toEqual([]);
    expect(await reasons({ status: "closed" })).toEqual([]);
    expect(await reasons({ salaryMin: 5_000, salaryMax: 5_000, shift: "Night Shift (7 PM - 7 AM)" })).toEqual([]);
  });

  test("are at most five, and none that was applied for", async () => {
    await db.job.deleteMany();
    const jobs = await Promise.all(
      Array.from({ length: 7 }, (_, at) => makeJob(employer.id, { title: `Cook ${at}`, location: "Pune" })),
    );
    expect(await suiting()).toHaveLength(5);
    for (const { id } of jobs.slice(0, 3)) await makeApplication(id, worker.id);
    const left = await suiting();
    expect(left.map(({ job }) => job.id).toSorted()).toEqual(
      jobs
        .slice(3)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test("have no reason that is true of all of them", async () => {
    await asOwner("TRUNCATE jobs CASCADE");
    const same = { location: "Pune", salaryMin: 21_000, salaryMax: 21_000 };
    const [first] = await Promise.all([makeJob(employer.id, same), makeJob(employer.id, same)]);
    expect((await suiting()).map(({ reasons }) => reasons)).toEqual([[], []]);
    const actor = await actorOf(worker, "worker");
    expect(await reasonsFor(actor, await getJob(actor, first.id))).toEqual([]);
  });

  test("are none for a worker without a place: nobody knows how far they are", async () => {
    const other = await makePerson("worker");
    expect(await suiting(other)).toEqual([]);
    const job = await makeJob(employer.id, { title: "The first", location: "Patna" });
    await makeApplication(job.id, other.id);
    const next = await makeJob(employer.id, { location: "Patna", salaryMin: 40_000, salaryMax: 40_000 });
    expect(await suiting(other)).toEqual([]);
    const actor = await actorOf(other, "worker");
    expect(await reasonsFor(actor, await getJob(actor, next.id))).toEqual([]);
    await other.browser.call("PUT", "/api/user/places", { json: { places: ["patna"] } });
    expect((await suiting(other)).map(({ job: { id } }) => id)).toEqual([next.id]);
  });
});

describe("further jobs after sending", () => {
  test("are near, those of the same kind first, and none that was applied for", async () => {
    await asOwner("TRUNCATE jobs CASCADE");
    const sent = await makeJob(employer.id, { location: "Pune" });
    const applied = await makeJob(employer.id, { location: "Pune" });
    await makeApplication(applied.id, worker.id);
    const cook = await makeJob(employer.id, { location: "Talegaon Dabhade" });
    const driver = await makeJob(employer.id, { location: "Pune", category: "driver" });
    for (const location of ["Chennai", "Kochi", "a village that nobody knows"])
      await makeJob(employer.id, { location });
    await makeJob(employer.id, { location: "Pune", status: "closed" });
    const further = await listFurtherJobs(await actorOf(worker, "worker"), sent);
    expect(further.map(({ id }) => id)).toEqual([cook.id, driver.id]);
    const gardeners = await Promise.all(
      [1, 2, 3].map(() => makeJob(employer.id, { location: "Pune", category: "gardener" })),
    );
    const more = await listFurtherJobs(await actorOf(worker, "worker"), sent);
    expect(more[0]!.id).toBe(cook.id);
    expect(gardeners.map(({ id }) => id)).toEqual(expect.arrayContaining(more.slice(1).map(({ id }) => id)));
  });

  test("are none for someone of whom no place is known", async () => {
    const job = await makeJob(employer.id, { location: "Pune" });
    expect(await listFurtherJobs(await actorOf(await makePerson("worker"), "worker"), job)).toEqual([]);
  });
});
