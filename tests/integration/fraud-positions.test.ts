/** The two jobs that asked workers for money and went live at once, followed to everyone who could see them or be told of them. */
import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { afterAll, beforeEach, expect, test } from "vitest";
import { dayInIndia, startOfDayInIndia } from "@/lib/core/time";
import type { Job } from "@/lib/domains/jobs/types";
import { startPushService, type LocalSubscription } from "../support/push-service";

const push = await startPushService();
Object.assign(process.env, RAISED_LIMITS, { PUSH_SERVICE_URL: push.origin, SEARCH_INDEXING: "1" });
afterAll(() => push.stop());

const { db } = await import("@/lib/platform/db/client");
const { getPublicJob } = await import("@/lib/domains/jobs/public-queries");
const { isOpenJob, isVisibleJob } = await import("@/lib/domains/jobs/visible-queries");
const { tellOfNewJobs } = await import("@/lib/domains/tidy/search-service");
const { deliverDue } = await import("@/lib/domains/delivery/turn-service");
const { asOwner } = await import("../support/as-owner");
const { openBrowser } = await import("../support/browser");
const { jobBody, makePerson } = await import("../support/factories");
type Person = Awaited<ReturnType<typeof makePerson>>;

/** Tomorrow at noon in India, when each saved search has been looked at and no phone is quiet. */
const NOON = new Date(startOfDayInIndia(dayInIndia()).getTime() + 36 * 3_600_000);

const FRAUDS: [name: string, fields: Record<string, unknown>][] = [
  [
    "a fee by UPI and an identity card by WhatsApp",
    {
      title: "Cook, good family",
      location: "Pune",
      salary: "45000",
      specialInstructions:
        "Registration fee Rs 500 to be paid before joining by UPI to rahul@okaxis. Send Aadhaar photo on WhatsApp.",
    },
  ],
  [
    "a deposit, and only women with light skin",
    {
      title: "Cook for a bungalow",
      location: "Pune",
      salary: "45000",
      specialInstructions: "Refundable deposit of 2000 on the first day. Only women with light skin.",
    },
  ],
];

let cook: Person;
let phone: LocalSubscription;
beforeEach(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  await db.savedSearch.deleteMany();
  await db.delivery.deleteMany();
  cook = await makePerson("worker");
  phone = push.subscription();
  await cook.browser.call("PUT", "/api/user/push-subscription", { json: phone });
  await cook.browser.call("PUT", "/api/user/profile", { json: { skills: ["Vegetarian food"] } });
  await cook.browser.call("PUT", "/api/user/places", { json: { places: ["pune"] } });
  for (const search of [{ category: "chef-cook" }, { search: "cook", place: "pune" }])
    expect((await cook.browser.call("POST", "/api/user/saved-searches", { json: search })).status).toBe(201);
});

const LISTS = [
  ...["", "?status=all", "?search=cook", "?search=pune", "?sort=newest", "?category=chef-cook", "?pay_from=40000"].map(
    (query) => `/api/jobs${query}`,
  ),
  ...["/api/service-requests", "/api/service-requests/cards", "/api/user/suiting-jobs", "/api/user/saved-jobs"],
];

/** Everything that a worker or visitor reads of a job: empty if it is in none. */
async function seenIn(id: string): Promise<string[]> {
  const seen: string[] = [];
  for (const path of LISTS)
    if (JSON.stringify((await cook.browser.call("GET", path)).body).includes(id)) seen.push(path);
  for (const path of [`/api/jobs/${id}`, `/api/service-requests/${id}`, `/previews/${id}`])
    if ((await cook.browser.call("GET", path)).status === 200) seen.push(path);
  if ((await openBrowser({ language: "en" }).call("GET", `/previews/${id}`)).status === 200)
    seen.push("public picture");
  const sitemap = await openBrowser().call("GET", "/sitemap.xml");
  if (String(sitemap.body).includes(id)) seen.push("sitemap");
  if (await getPublicJob({ language: "en" }, id)) seen.push("public page of a shared link");
  if (await isOpenJob(id)) seen.push("open to visitors");
  if (await isVisibleJob(id, cook)) seen.push("a worker's page");
  if ((await tellOfNewJobs(NOON)) > 0) seen.push("a saved search");
  await deliverDue(NOON);
  if (push.pushed.some(({ path }) => phone.endpoint.endsWith(path))) seen.push("a push");
  if ((await db.notification.count({ where: { userId: cook.id } })) > 0) seen.push("a notification");
  return seen;
}

test.each(FRAUDS)("%s: no list, home, search or page has it", async (_name, fields) => {
  const fraud = await makePerson("employer");
  const { status, body } = await fraud.browser.call("POST", "/api/jobs", { json: jobBody(fields) });
  expect([status, body]).toEqual([201, expect.objectContaining({ review: "held" })]);
  const { id } = body as Job;
  expect(await seenIn(id)).toEqual([]);
  expect(await db.case.count({ where: { jobId: id, kind: "held", severity: "grave" } })).toBe(1);
});

test("an honest one of the same city is in all of them, and told of", async () => {
  const employer = await makePerson("employer");
  const honest = jobBody({ title: "Cook for a couple", location: "Pune", salary: "45000" });
  const { body } = await employer.browser.call("POST", "/api/jobs", { json: honest });
  expect(await seenIn((body as Job).id)).toEqual([
    ...LISTS.filter((path) => path !== "/api/user/saved-jobs"),
    ...["/api/jobs/", "/api/service-requests/", "/previews/"].map((path) => `${path}${(body as Job).id}`),
    ...["public picture", "sitemap", "public page of a shared link", "open to visitors", "a worker's page"],
    ...["a saved search", "a push", "a notification"],
  ]);
});
