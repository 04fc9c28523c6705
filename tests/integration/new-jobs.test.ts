import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import type { NewJob } from "@/lib/domains/admin/types";
import { db } from "@/lib/platform/db/client";
import { makeJob, makePerson, type Person } from "../support/factories";

let admin: Person;
let owner: Person;
beforeAll(async () => {
  [admin, owner] = [await makePerson("admin"), await makePerson("employer")];
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const list = async (query = "?limit=100"): Promise<string[]> => {
  const answer = await admin.browser.call("GET", `/api/admin/new-jobs${query}`);
  expect(answer.status).toBe(200);
  return (answer.body as NewJob[]).map(({ id }) => id);
};
const pass = (id: string) => admin.browser.call("PUT", `/api/admin/jobs/${id}/pass`);

describe("new jobs to skim", () => {
  test("are the open ones of a day, oldest first, with what was typed", async () => {
    const [later, earlier] = [
      await makeJob(owner.id, { postedAt: hoursAgo(1), requirements: ["Bring a deposit"] }),
      await makeJob(owner.id, { postedAt: hoursAgo(23) }),
    ];
    for (const data of [
      { postedAt: hoursAgo(25) },
      { status: "draft" as const, postedAt: null },
      { status: "closed" as const, postedAt: hoursAgo(1) },
      { removedAt: new Date(), postedAt: hoursAgo(1) },
    ]) {
      await makeJob(owner.id, data);
    }
    expect(await list()).toEqual([earlier.id, later.id]);
    const { body } = await admin.browser.call("GET", "/api/admin/new-jobs");
    expect(body).toMatchObject([{ id: earlier.id }, { requirements: ["Bring a deposit"] }]);
  });

  test("go once an admin has passed or held them, and that is recorded once", async () => {
    const [fine, held] = [
      await makeJob(owner.id, { postedAt: new Date() }),
      await makeJob(owner.id, { postedAt: new Date() }),
    ];
    expect((await pass(fine.id)).status).toBe(204);
    expect((await pass(fine.id)).status).toBe(204);
    const json = { held: true, reason: "Why a deposit?" };
    expect((await admin.browser.call("PUT", `/api/admin/jobs/${held.id}/hold`, { json })).status).toBe(200);
    const left = await list();
    expect(left).not.toContain(fine.id);
    expect(left).not.toContain(held.id);
    expect(await db.auditLog.count({ where: { targetId: fine.id, action: "job.pass" } })).toBe(1);
    // Its owner is not told that it was edited.
    const { createdAt, updatedAt } = await db.job.findUniqueOrThrow({ where: { id: fine.id } });
    expect(updatedAt.getTime() - createdAt.getTime()).toBeLessThan(1_000);
    expect((await pass(crypto.randomUUID())).status).toBe(404);
  });

  test("come fifty at a time", async () => {
    await db.job.updateMany({ data: { postedAt: hoursAgo(48) } });
    for (let made = 0; made < 52; made += 1) await makeJob(owner.id, { postedAt: new Date(Date.now() - made * 1_000) });
    const first = await admin.browser.call("GET", "/api/admin/new-jobs");
    expect(first.body).toHaveLength(50);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect((await admin.browser.call("GET", next)).body).toHaveLength(2);
  });
});
