/** The two jobs that asked workers for money and went live at once, followed to everyone who could see them. */
import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { getPublicJob, listPublicJobs } from "@/lib/domains/jobs/public-queries";
import { isOpenJob, isVisibleJob } from "@/lib/domains/jobs/visible-queries";
import type { Job } from "@/lib/domains/jobs/types";
import { asOwner } from "../support/as-owner";
import { openBrowser } from "../support/browser";
import { jobBody, makePerson, type Person } from "../support/factories";

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
beforeEach(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  cook = await makePerson("worker");
  await cook.browser.call("PUT", "/api/user/profile", { json: { skills: ["Home food"] } });
  await cook.browser.call("PUT", "/api/user/places", { json: { places: ["pune"] } });
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
  if (JSON.stringify(await listPublicJobs(100)).includes(id)) seen.push("sitemap");
  if (await getPublicJob({ language: "en" }, id)) seen.push("public page");
  if (await isOpenJob(id)) seen.push("open to visitors");
  if (await isVisibleJob(id, cook)) seen.push("a worker's page");
  return seen;
}

test.each(FRAUDS)("%s: no list, home, search or page has it", async (_name, fields) => {
  const fraud = await makePerson("employer");
  const { status, body } = await fraud.browser.call("POST", "/api/jobs", { json: jobBody(fields) });
  expect([status, body]).toEqual([201, expect.objectContaining({ review: "held" })]);
  const { id } = body as Job;
  expect(await seenIn(id)).toEqual([]);
  expect(await db.notification.count({ where: { jobId: id, userId: cook.id } })).toBe(0);
  expect(await db.case.count({ where: { jobId: id, kind: "held", severity: "grave" } })).toBe(1);
});

test("an honest one of the same city is in all of them", async () => {
  const employer = await makePerson("employer");
  const honest = jobBody({ title: "Cook for a couple", location: "Pune", salary: "45000" });
  const { body } = await employer.browser.call("POST", "/api/jobs", { json: honest });
  expect((await seenIn((body as Job).id)).length).toBeGreaterThan(10);
});
