import "../support/raised-limits";
import { beforeAll, expect, test } from "vitest";
import { nearestCityWith } from "@/lib/domains/jobs/nearest-queries";
import { asOwner } from "../support/as-owner";
import { makeJob, makePerson } from "../support/factories";

beforeAll(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  const { id } = await makePerson("employer");
  await makeJob(id, { category: "welder", location: "Chennai" });
  await makeJob(id, { category: "welder", location: "Dindigul" });
  await makeJob(id, { category: "welder", location: "Madurai", status: "closed" });
  await makeJob(id, { category: "plumber", location: "Madurai" });
});

const nearest = async (search: string | null, place: string | undefined) =>
  (await nearestCityWith("welder", { search, place, language: "en" }))?.city.id ?? null;

test("it is the city with open jobs of that kind that is nearest to the worker's place", async () => {
  expect(await nearest(null, "madurai")).toBe("dindigul");
  expect(await nearest("welder", "madurai")).toBe("dindigul");
});

test("a place in the search comes before the worker's own", async () => {
  expect(await nearest("Kanchipuram", "madurai")).toBe("chennai");
});

test("without a place, and without such work, there is none", async () => {
  expect(await nearest(null, undefined)).toBeNull();
  expect(await nearestCityWith("gardener", { search: null, place: "madurai", language: "en" })).toBeNull();
});

test("of any kind, for a place that has no work at all", async () => {
  expect(await nearestCityWith(null, { search: "kothrud", place: undefined, language: "en" })).toMatchObject({
    category: null,
    city: { id: "chennai" },
  });
});
