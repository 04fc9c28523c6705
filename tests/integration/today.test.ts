/** An employer's day: who is in which part of it, until something was done. */
import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import type { Today } from "@/lib/domains/applications/today-types";
import { tidy } from "@/lib/domains/tidy/service";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY = 24 * 60 * 60 * 1000;
const NOBODY = { toCall: [], interviews: [], otherTimes: [], waiting: [], toReview: 0, ending: [] };

let employer: Person;
let jobId: string;
beforeEach(async () => {
  employer = await makePerson("employer");
  jobId = (await makeJob(employer.id)).id;
});

const today = async () => (await employer.browser.call("GET", "/api/client/today")).body as Today;
const idsOf = async (part: "toCall" | "interviews" | "otherTimes" | "waiting") =>
  (await today())[part].map(({ id }) => id);
const apply = async (days = 0) => {
  const worker = await makePerson("worker");
  const { id } = await makeApplication(jobId, worker.id, { createdAt: new Date(Date.now() - days * DAY) });
  return { worker, id, path: `/api/service-applications/${id}` };
};
const shortlist = (path: string) => employer.browser.call("PUT", `${path}/status`, { json: { status: "shortlisted" } });

test("nothing waits for somebody new", async () => {
  expect(await today()).toEqual(NOBODY);
});

test("those shortlisted are to be called until the number was looked at; without a number nobody can be", async () => {
  const [first, second, silent] = [await apply(2), await apply(1), await apply()];
  for (const { path } of [first, second, silent]) await shortlist(path);
  await asOwner("UPDATE users SET phone = '+9198' || lpad(floor(random() * 1e8)::text, 8, '0') WHERE id = ANY($1)", [
    [first.worker.id, second.worker.id],
  ]);
  await asOwner("UPDATE users SET phone = NULL WHERE id = $1", [silent.worker.id]);
  expect(await idsOf("toCall")).toEqual([first.id, second.id]);
  expect((await employer.browser.call("POST", `${first.path}/contact`)).status).toBe(200);
  expect(await idsOf("toCall")).toEqual([second.id]);
  await employer.browser.call("PUT", `${second.path}/status`, { json: { status: "rejected" } });
  expect(await idsOf("toCall")).toEqual([]);
});

test("an interview is in the day once its time is agreed on, as is the wish for another time", async () => {
  const [one, other, late] = [await apply(), await apply(), await apply()];
  const at = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * DAY).toISOString();
  for (const [{ path }, days] of [
    [one, 1],
    [other, 1],
    [late, 20],
  ] as const) {
    const json = { times: [at(days)], place: "12, MG Road" };
    expect((await employer.browser.call("PUT", `${path}/interview`, { json })).status).toBe(200);
  }
  expect(await today()).toMatchObject({ toCall: [], interviews: [], otherTimes: [] });
  const answer = ({ worker, path }: typeof one, json: object) =>
    worker.browser.call("PUT", `${path}/interview/answer`, { json });
  await answer(one, { time: at(1) });
  await answer(late, { time: at(20) });
  await answer(other, { wish: "evening" });
  expect(await idsOf("interviews")).toEqual([one.id]);
  expect(await idsOf("otherTimes")).toEqual([other.id]);
});

test("answers that wait, and jobs that close soon with how many are hired", async () => {
  const [old, young] = [await apply(6), await apply(1)];
  await tidy();
  expect(await today()).toMatchObject({ toReview: 2, ending: [] });
  expect(await idsOf("waiting")).toEqual([old.id]);
  await asOwner("UPDATE jobs SET open_until = now() + interval '3 days', people = 3 WHERE id = $1", [jobId]);
  await employer.browser.call("PUT", `${young.path}/status`, { json: { status: "accepted" } });
  expect(await today()).toMatchObject({ toReview: 1, ending: [{ id: jobId, people: 3, hired: 1 }] });
  await employer.browser.call("POST", `/api/service-requests/${jobId}/renewal`);
  expect((await today()).ending).toEqual([]);
});

test("another employer's day has nothing of it", async () => {
  await shortlist((await apply()).path);
  const other = await makePerson("employer");
  expect((await other.browser.call("GET", "/api/client/today")).body).toEqual(NOBODY);
});
