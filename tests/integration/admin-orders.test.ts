/** The orders of the office's lists, in both directions, page by page to the end and back to the beginning. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/access/auth/actor";
import { listAudit } from "@/lib/domains/admin/audit-queries";
import { listApplicationsForAdmin, listJobsForAdmin, listUsers } from "@/lib/domains/admin/list-queries";
import type { Pages } from "@/lib/domains/admin/page-rows";
import {
  adminApplicationsQuery,
  adminJobsQuery,
  auditQuery,
  backQuery,
  listUsersQuery,
} from "@/lib/domains/admin/schema";
import { db } from "@/lib/platform/db/client";
import { actorOf } from "../support/actor";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let admin: Person;
let actor: Actor<"admin">;
let employer: Person;
const mark = crypto.randomUUID().slice(0, 6);
const TITLES = ["Zari work", "आया", "Cook | 100%", "Cook", "Ayah"].map((title) => `${title} ${mark}`);

beforeAll(async () => {
  admin = await makePerson("super_admin", { username: `${mark}.admin` });
  actor = await actorOf(admin, "admin");
  employer = await makePerson("employer", { username: `${mark}.b` });
  for (const name of ["सीता", "C", "a"]) await makePerson("worker", { username: `${mark}.${name}` });
  const statuses = ["open", "draft", "closed", "held", "open"] as const;
  const worker = await makePerson("worker");
  for (const [index, title] of TITLES.entries()) {
    const job = await makeJob(employer.id, { title, status: statuses[index], applicationsCount: index % 3 });
    const status = (["rejected", "pending", "accepted", "pending", "closed"] as const)[index]!;
    await makeApplication(job.id, worker.id, { status });
  }
});

/** All pages of a list forwards, then the way back. */
async function walk<T>(read: (page: Record<string, string>) => Promise<Pages<T>>): Promise<{ on: T[][]; back: T[][] }> {
  const [on, back]: [T[][], T[][]] = [[], []];
  let page = await read({ limit: "2" });
  for (on.push(page.items); page.nextCursor; on.push(page.items)) {
    page = await read({ limit: "2", cursor: page.nextCursor });
    expect(on.length).toBeLessThan(500);
  }
  while (page.previousCursor) {
    page = await read({ limit: "2", cursor: page.previousCursor, back: "1" });
    back.unshift(page.items);
  }
  return { on, back };
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The jobs' titles by the status of the application, the newest first. */
const APPLIED = { pending: [3, 1], accepted: [2], rejected: [0], closed: [4] };

describe.each(["asc", "desc"] as const)("%s", (direction) => {
  const turned = <T>(list: T[]) => (direction === "asc" ? list : list.toReversed());

  test("users by login name, of one role and of all", async () => {
    const schema = listUsersQuery.safeExtend(backQuery.shape);
    for (const role of ["worker", "all", "employers"]) {
      const { on, back } = await walk((page) =>
        listUsers(actor, schema.parse({ ...page, role, sort: "name", direction })),
      );
      expect(back).toEqual(on.slice(0, -1));
      const names = on.flat().map(({ username }) => username);
      const { rows } = await stored(
        `SELECT username FROM users WHERE ${role === "worker" ? "role = 'worker'" : role === "all" ? "true" : "role IN ('employer', 'client')"} ORDER BY username`,
      );
      expect(names).toEqual(turned(rows.map(({ username }) => username)));
    }
  });

  test("jobs by title, whatever their status, and by the number of applications", async () => {
    const schema = adminJobsQuery.safeExtend(backQuery.shape);
    const read = (sort: string, status: string) => (page: Record<string, string>) =>
      listJobsForAdmin(actor, schema.parse({ ...page, sort, status, direction }));
    const byTitle = await walk(read("title", "all"));
    const { rows } = await stored("SELECT title FROM jobs ORDER BY title");
    expect(byTitle.on.flat().map(({ title }) => title)).toEqual(turned(rows.map(({ title }) => title)));
    expect(byTitle.on.flat()).toHaveLength(TITLES.length);
    expect(byTitle.back).toEqual(byTitle.on.slice(0, -1));
    const open = await walk(read("title", "open"));
    expect(
      open.on
        .flat()
        .map(({ title }) => title)
        .toSorted(byBytes),
    ).toEqual([TITLES[0]!, TITLES[3]!, TITLES[4]!].toSorted(byBytes));
    const byCount = await walk(read("applications", "all"));
    expect(byCount.on.flat().map(({ applications }) => applications)).toEqual(turned([1, 1, 2, 2, 3]));
    expect(byCount.back).toEqual(byCount.on.slice(0, -1));
  });

  test("applications by status, the newest of each first", async () => {
    const schema = adminApplicationsQuery.safeExtend(backQuery.shape);
    const { on, back } = await walk((page) =>
      listApplicationsForAdmin(actor, schema.parse({ ...page, search: mark, sort: "status", direction })),
    );
    expect(on.flat().map(({ status, job }) => [status, job.title])).toEqual(
      turned(["pending", "accepted", "rejected", "closed"] as const).flatMap((status) =>
        APPLIED[status].map((at) => [status, TITLES[at]]),
      ),
    );
    expect(back).toEqual(on.slice(0, -1));
  });

  test("the audit log leads back too", async () => {
    await db.auditLog.createMany({
      data: [1, 2, 3, 4, 5].map((n) => ({
        ...{ action: "user.create", targetType: "user", targetId: employer.id, actorId: admin.id },
        at: new Date(Date.UTC(2026, 0, n)),
      })),
    });
    const schema = auditQuery.extend(backQuery.shape);
    const { on, back } = await walk((page) =>
      listAudit(actor, schema.parse({ ...page, target: employer.id, direction })),
    );
    expect(on.length).toBeGreaterThan(2);
    expect(back).toEqual(on.slice(0, -1));
  });
});

const stored = async (sql: string) => ({ rows: await db.$queryRawUnsafe<Record<string, string>[]>(sql) });

test("a cursor of another order, and a search in another order than by date, are refused", async () => {
  const ask = (path: string) => admin.browser.call("GET", `/api/admin/${path}`);
  const date = (await ask("users?limit=1")).headers.get("link")!.match(/cursor=([^>&]+)/)![1]!;
  for (const list of ["jobs?sort=applications", "applications?sort=status"]) {
    expect(await ask(`${list}&cursor=${date}`)).toMatchObject({
      status: 400,
      body: { errors: { cursor: expect.anything() } },
    });
  }
  for (const list of ["users?sort=name", "jobs?sort=title", "jobs?sort=applications"]) {
    expect(await ask(`${list}&search=${mark}`)).toMatchObject({
      status: 400,
      body: { errors: { sort: expect.anything() } },
    });
    expect((await ask(list)).status).toBe(200);
  }
});
