/**
 * With 100,000 jobs every list and search uses an index, whatever the filters: no statement sent by the lists makes
 * PostgreSQL read all of jobs, applications or users. At a million: tests/long/plans-at-a-million.test.ts.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listApplicationsForAdmin, listJobsForAdmin, listUsers } from "@/lib/domains/admin/list-queries";
import { adminApplicationsQuery, adminJobsQuery, listUsersQuery } from "@/lib/domains/admin/schema";
import { ONE_PLAN, PEOPLES_READS, type Readers } from "@/tests/support/plan-reads";
import { OFFICE_READS } from "@/tests/support/plan-reads-admin";
import { LARGE, readersOf, testReads } from "@/tests/support/plan-tests";
import { genericNodes, sequentialScans, statementsOf } from "@/tests/support/plans";

let readers: Readers;
beforeAll(async () => {
  readers = await readersOf({ users: 20_000, jobs: 100_000, applications: 150_000 });
}, 180_000);
afterAll(() => readers.client.end());

for (const group of [...PEOPLES_READS, ...OFFICE_READS]) testReads(group, () => readers, expectNoScan);
testReads(ONE_PLAN, () => readers, expectNoLargeJoin);

test("each order of the office comes from an index: nothing is sorted but the rows of a page, which are read by their ids", async () => {
  const { admin, client } = readers;
  const lists = [
    () => listUsers(admin, listUsersQuery.parse({ sort: "name", role: "worker" })),
    () => listUsers(admin, listUsersQuery.parse({ sort: "name", direction: "asc" })),
    () => listJobsForAdmin(admin, adminJobsQuery.parse({ sort: "title", direction: "asc" })),
    () => listJobsForAdmin(admin, adminJobsQuery.parse({ sort: "applications", status: "open" })),
    () => listApplicationsForAdmin(admin, adminApplicationsQuery.parse({ sort: "status" })),
  ];
  for (const list of lists) {
    const reads = (await statementsOf(list)).filter(({ text }) => / LIMIT /.test(text) && !/"id" IN \(/.test(text));
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) expect(await genericNodes(client, read), read.text).not.toContain("Sort");
    expect((await list()).items.length).toBeGreaterThan(0);
  }
});

async function expectNoScan(run: () => Promise<unknown>): Promise<void> {
  const statements = await statementsOf(run);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const scans = (await sequentialScans(readers.client, statement)).filter((table) => LARGE.has(table));
    expect(scans, statement.text).toEqual([]);
  }
}

async function expectNoLargeJoin(run: () => Promise<unknown>): Promise<void> {
  const statements = await statementsOf(run);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const nodes = await genericNodes(readers.client, statement);
    expect(
      nodes.filter((node) => /^(?:Hash|Merge) Join$/.test(node)),
      statement.text,
    ).toEqual([]);
  }
}
