import { beforeEach, expect, test } from "vitest";
import { rereadJobs } from "@/lib/domains/jobs/reread-service";
import { db } from "@/lib/platform/db/client";
import { jobSearchWords } from "@/lib/language/search/text";
import { withConnection } from "@/scripts/lib/connection";
import { asOwner } from "../support/as-owner";
import { makeJob, makePerson, type Person } from "../support/factories";

const UPDATED_AT = new Date("2026-01-01T00:00:00Z");
/** Columns as another rule may have left them. */
const OTHERWISE = { searchWords: ["other"], hoursFrom: null, hoursTo: null, placeId: null, cityId: null };

let employer: Person;
const make = (data: object) => makeJob(employer.id, { ...OTHERWISE, updatedAt: UPDATED_AT, ...data });
beforeEach(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  employer ??= await makePerson("employer");
});

test("all jobs are read again in batches, and count as unchanged", async () => {
  await make({ shift: "6-14", location: "Chennai (Alwarpet)" });
  await make({ shift: "Flexible Hours", location: "Village Rampur" });
  // The owner chose this one.
  await make({ shift: "Night Shift (7 PM - 7 AM)", location: "Lane 5", placeId: "patna" });
  // Another rule took the neighbourhood for the city of this name.
  await make({ location: "Gandhi Nagar, Satara", placeId: "gandhinagar" });
  expect(await rereadJobs(3)).toBe(4);
  const jobs = await db.job.findMany({ orderBy: { id: "asc" } });
  expect(jobs.map(({ hoursFrom, hoursTo, placeId, cityId }) => [hoursFrom, hoursTo, placeId, cityId])).toEqual([
    [360, 840, "600018-alwarpet", "chennai"],
    [null, null, null, null],
    [1140, 420, "patna", "patna"],
    [420, 1140, "satara", "satara"],
  ]);
  for (const job of jobs) expect(job).toMatchObject({ searchWords: jobSearchWords(job), updatedAt: UPDATED_AT });
});

test("a job that is saved meanwhile is left alone", async () => {
  const { id } = await make({});
  await withConnection(process.env.TEST_OWNER_URL!, async (client) => {
    await client.query("BEGIN");
    await client.query("UPDATE jobs SET search_words = '{newer}', updated_at = now() WHERE id = $1", [id]);
    const reading = rereadJobs();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await client.query("COMMIT");
    await reading;
  });
  expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ searchWords: ["newer"] });
});
