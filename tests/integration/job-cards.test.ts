import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import type { JobCardView } from "@/lib/domains/jobs/types";
import { asOwner } from "../support/as-owner";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let worker: Person;
let other: Person;
let employer: Person;

const cardOf = async (who: Person, id: string): Promise<JobCardView> => {
  const { status, body } = await who.browser.call("GET", "/api/service-requests/cards");
  expect(status).toBe(200);
  return (body as JobCardView[]).find((card) => card.id === id)!;
};

beforeAll(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  [worker, other, employer] = await Promise.all([makePerson("worker"), makePerson("worker"), makePerson("employer")]);
  await worker.browser.call("PUT", "/api/user/places", { json: { places: ["mumbai"] } });
});

describe("cards in the reader's words", () => {
  test("are the list's jobs in the list's order, page by page", async () => {
    for (let count = 0; count < 3; count += 1) await makeJob(employer.id, {});
    const list = await worker.browser.call("GET", "/api/service-requests?limit=2");
    const cards = await worker.browser.call("GET", "/api/service-requests/cards?limit=2");
    const idsOf = (body: unknown) => (body as JobCardView[]).map(({ id }) => id);
    expect(idsOf(cards.body)).toEqual(idsOf(list.body));
    expect(cards.headers.get("link")).toContain("/api/service-requests/cards?");
    expect(cards.headers.get("link")).toContain("cursor=");
  });

  test("lead to the job instead of the application on request, on further pages too", async () => {
    const [first, further] = ["limit=1&card=details", "limit=1&card=apply"];
    const linkOf = async (query: string) => {
      const { body, headers } = await other.browser.call("GET", `/api/service-requests/cards?${query}`);
      const [{ id, action }] = body as [JobCardView];
      return { isToApply: action.href === `/jobs/${id}/apply`, link: headers.get("link") };
    };
    expect(await linkOf(first)).toEqual({ isToApply: false, link: expect.stringContaining("card=details") as string });
    expect(await linkOf(further)).toMatchObject({ isToApply: true });
    expect((await other.browser.call("GET", "/api/service-requests/cards?card=big")).status).toBe(400);
  });

  test("keep nothing of one reader for another", async () => {
    const { id } = await makeJob(employer.id, { location: "Navi Mumbai" });
    await makeApplication(id, worker.id);
    const [own, others] = [await cardOf(worker, id), await cardOf(other, id)];
    expect(own.action).toMatchObject({ href: `/applied#job-${id}`, look: "submitted" });
    expect(own.place).toMatch(/Navi Mumbai.* km/);
    expect(others.action).toMatchObject({ href: `/jobs/${id}/apply`, look: "main" });
    expect(others.place).not.toMatch(/ km/);
  });

  test("show a change at once", async () => {
    const { id } = await makeJob(employer.id, { salaryMin: 15_000, salaryMax: 15_000 });
    expect((await cardOf(other, id)).pay?.amount).toContain("15,000");
    const { status } = await employer.browser.call("PUT", `/api/jobs/${id}`, { json: { salary: "16500" } });
    expect(status).toBe(200);
    expect((await cardOf(other, id)).pay?.amount).toContain("16,500");
  });

  test("have their words for the ear on request, in the reader's language", async () => {
    const { id } = await makeJob(employer.id, { salaryMin: 15_000, salaryMax: 15_000 });
    const { body } = await other.browser.call("GET", `/api/service-requests/${id}/speech`);
    expect((body as { sentences: string[] }).sentences.join(" ")).toContain("15000");
    expect((await other.browser.call("GET", `/api/service-requests/${employer.id}/speech`)).status).toBe(404);
  });
});
