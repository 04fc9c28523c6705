/** Searches of whose new jobs workers are told. */
import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { MAX_SEARCHES } from "@/lib/domains/jobs/saved-search-policy";
import type { SavedSearch } from "@/lib/domains/jobs/saved-search-types";
import type { Notification } from "@/lib/domains/notifications/types";
import type { OwnData } from "@/lib/domains/own-data/types";
import { tellOfNewJobs } from "@/lib/domains/tidy/search-service";
import { startOfDayInIndia } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let employer: Person;
let worker: Person;
beforeEach(async () => {
  await db.savedSearch.deleteMany();
  // Those of another test are new to everyone.
  await db.job.updateMany({ where: { status: "open" }, data: { status: "closed" } });
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  await db.profile.update({ where: { userId: worker.id }, data: { placeIds: ["gurgaon"] } });
});

const ADDRESS = "/api/user/saved-searches";
const save = (body: object, by = worker) => by.browser.call("POST", ADDRESS, { json: body });
const listed = async (by = worker) => (await by.browser.call("GET", ADDRESS)).body as SavedSearch[];
const toldOf = async (by = worker) => {
  const { body } = await by.browser.call("GET", "/api/user/notifications");
  return (body as Notification[]).filter(({ kind }) => kind === "new_jobs").map(({ job }) => job?.id);
};
/** Tomorrow at noon in India, when every search of today has been looked at; then the same hour of later days. */
const noonIn = (days: number) => new Date(startOfDayInIndia().getTime() + days * DAY + 12 * HOUR);
const later = { createdAt: new Date(Date.now() + HOUR), postedAt: new Date(Date.now() + HOUR) };
const cook = (place = "gurgaon", data: Parameters<typeof makeJob>[1] = {}) =>
  makeJob(employer.id, { location: place, placeId: place, cityId: place, ...later, ...data });

test("a search is kept once, at most five of them, and each is the worker's own", async () => {
  const first = await save({ category: "chef-cook" });
  expect(first).toMatchObject({ status: 201, body: { category: "chef-cook", search: null, needsPlace: false } });
  expect((await save({ category: "chef-cook" })).body).toMatchObject({ id: (first.body as SavedSearch).id });
  for (const search of ["a", "b", "c", "d"]) expect((await save({ search, place: "pune" })).status).toBe(201);
  expect(await listed()).toHaveLength(MAX_SEARCHES);
  expect(await save({ search: "e" })).toMatchObject({ status: 409, body: { code: "saved_searches_full" } });
  for (const body of [{}, { search: " " }, { category: "pilot" }, { search: "cook", place: "atlantis" }]) {
    expect((await save(body)).status, JSON.stringify(body)).toBe(400);
  }
  const other = await makePerson("worker");
  const { id } = first.body as SavedSearch;
  expect((await other.browser.call("DELETE", `${ADDRESS}/${id}`)).status).toBe(204);
  expect(await listed()).toHaveLength(MAX_SEARCHES);
  expect((await worker.browser.call("DELETE", `${ADDRESS}/${id}`)).status).toBe(204);
  expect(await listed()).toHaveLength(MAX_SEARCHES - 1);
  const own = (await worker.browser.call("GET", "/api/user/data")).body as OwnData;
  expect(own.savedSearches[0]).toMatchObject({ search: "d", category: null, place: "Pune" });
  expect((await worker.browser.call("DELETE", ADDRESS)).status).toBe(204);
  expect(await listed()).toEqual([]);
});

test("a repeat under the same key does not bring back a search that was ended since", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const call = () => worker.browser.call("POST", ADDRESS, { json: { category: "chef-cook" }, headers });
  const first = await call();
  expect((await worker.browser.call("DELETE", ADDRESS)).status).toBe(204);
  expect(await call()).toMatchObject({ status: 201, body: first.body });
  expect(await listed()).toEqual([]);
});

test("a worker is told the next morning of a new job that suits, once, and of another one the day after", async () => {
  await cook("gurgaon", { createdAt: new Date(Date.now() - DAY), postedAt: new Date(Date.now() - DAY) });
  await save({ category: "chef-cook" });
  await save({ search: "cook" });
  expect(await tellOfNewJobs(noonIn(1))).toBe(0);
  const { id } = await cook("gurgaon", { postedAt: noonIn(1.1), createdAt: noonIn(1.1) });
  const more = await cook("delhi", { postedAt: noonIn(1.05), createdAt: noonIn(1.05) });
  // Two servers, and both searches.
  const counts = await Promise.all([tellOfNewJobs(noonIn(2)), tellOfNewJobs(noonIn(2))]);
  expect(counts[0] + counts[1]).toBe(1);
  expect(await toldOf()).toEqual([id]);
  expect(await tellOfNewJobs(noonIn(2))).toBe(0);
  expect(await tellOfNewJobs(noonIn(3))).toBe(0);
  expect(more.id).not.toBe(id);
});

test.each([
  ["of another kind", () => cook("gurgaon", { category: "driver" })],
  ["far away", () => cook("chennai")],
  ["that is closed", () => cook("gurgaon", { status: "closed" })],
  ["that is a draft", () => cook("gurgaon", { status: "draft", postedAt: null })],
  [
    "applied for already",
    async () => {
      const job = await cook();
      await makeApplication(job.id, worker.id);
      return job;
    },
  ],
])("nobody is told of a job %s", async (_name, make) => {
  await save({ category: "chef-cook" });
  await make();
  expect(await tellOfNewJobs(noonIn(1))).toBe(0);
});

test("a draft that is opened later is new; words and the place of the search count", async () => {
  await save({ search: "cook night", place: "chennai" });
  await cook("chennai");
  expect(await tellOfNewJobs(noonIn(1))).toBe(0);
  const { id } = await cook("chennai", {
    ...{ hoursFrom: 20 * 60, hoursTo: 4 * 60, hoursPart: "night" },
    ...{ createdAt: new Date(Date.now() - 2 * DAY), postedAt: noonIn(1.1) },
  });
  expect(await tellOfNewJobs(noonIn(2))).toBe(1);
  expect(await toldOf()).toEqual([id]);
});

test("someone of whom no place is known is told nothing until there is one, nor is someone deactivated", async () => {
  const [stranger, gone] = [await makePerson("worker"), await makePerson("worker")];
  expect((await save({ category: "chef-cook" }, stranger)).body).toMatchObject({ needsPlace: true });
  await db.profile.update({ where: { userId: gone.id }, data: { placeIds: ["gurgaon"] } });
  await save({ category: "chef-cook" }, gone);
  await db.user.update({ where: { id: gone.id }, data: { deactivatedAt: new Date() } });
  await cook();
  expect(await tellOfNewJobs(noonIn(1))).toBe(0);
  await db.profile.update({ where: { userId: stranger.id }, data: { placeIds: ["gurgaon"] } });
  await cook("gurgaon", { createdAt: noonIn(1.2), postedAt: noonIn(1.2) });
  expect(await tellOfNewJobs(noonIn(2))).toBe(1);
});

test("searches are gone with their account", async () => {
  await save({ category: "chef-cook" });
  await db.user.delete({ where: { id: worker.id } });
  expect(await db.savedSearch.count()).toBe(0);
});
