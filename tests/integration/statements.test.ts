/** How many statements the most frequent calls send: each costs the server as much as the rows that it brings. */
import { beforeAll, expect, test } from "vitest";
import { makeJob, makePerson, type Person } from "../support/factories";
import { statementsOf } from "../support/plans";

let worker: Person;
let jobId: string;

beforeAll(async () => {
  const employer = await makePerson("employer");
  worker = await makePerson("worker");
  jobId = (await makeJob(employer.id, { location: "Pune" })).id;
  await makeJob(employer.id, { location: "Pune" });
  await makeJob(employer.id, { location: "Chennai" });
  await worker.browser.call("PUT", "/api/user/places", { json: { places: ["pune"] } });
  // The first call notes that the session is in use.
  await worker.browser.call("GET", "/api/service-requests");
});

const countOf = async (path: string): Promise<number> =>
  (await statementsOf(async () => expect((await worker.browser.call("GET", path)).status).toBe(200))).length;

test("a list: the caller with the places, and the cards of each ring that is reached", async () => {
  expect(await countOf("/api/service-requests?limit=1&sort=near")).toBe(2);
  expect(await countOf("/api/service-requests?limit=24&sort=near")).toBe(5);
  expect(await countOf("/api/service-requests?limit=24")).toBe(2);
});

test("a job: the caller, the job with its employer, the marks, and that it was seen", async () => {
  expect(await countOf(`/api/service-requests/${jobId}`)).toBe(4);
});

test("applying: its reads, locks and changes, and how the applicant fits; what it adds is not counted", async () => {
  const path = `/api/service-requests/${jobId}/apply`;
  const json = { gender: "female", experience: "2-5 years" };
  const apply = async () => expect((await worker.browser.call("POST", path, { json })).status).toBe(201);
  expect(await statementsOf(apply)).toHaveLength(7);
});
