/**
 * With 100,000 jobs every list and search uses an index, whatever the filters: no statement sent by the lists makes
 * PostgreSQL read all of jobs, applications or users. At a million: tests/long/plans-at-a-million.test.ts.
 */
import { afterAll, beforeAll, expect } from "vitest";
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
