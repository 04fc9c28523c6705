/**
 * How well search finds what people type, on the demo's jobs. A search hits if it finds at least four fifths of the open
 * jobs that it asks for (with a place: one of them), and a row is wrong if it is of another kind of work, or is not what the filters that the search names leave.
 */
import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { seed } from "@/prisma/seed/index";
import { db } from "@/lib/platform/db/client";
import type { Category } from "@/lib/core/categories";
import { listJobs } from "@/lib/domains/jobs/queries";
import { listJobsQuery } from "@/lib/domains/jobs/schema";
import { actorOf } from "../support/actor";
import { readTypedQueries, type TypedQuery } from "../support/typed-queries";

const LEAST_HITS = 0.95;
const MOST_WRONG = 0.02;
const LEAST_FOUND = 0.8;

const QUERIES = readTypedQueries();
type Row = Awaited<ReturnType<typeof openJobs>>[number];
type Outcome = TypedQuery & { isHit: boolean; found: number; wrong: Row[] };

let outcomes: Outcome[];

beforeAll(async () => {
  await seed(db);
  const user = await db.user.findFirstOrThrow({ where: { role: "worker", deactivatedAt: null } });
  const worker = await actorOf(user, "worker");
  const rows = new Map((await openJobs()).map((row) => [row.id, row]));
  outcomes = [];
  for (const query of QUERIES) {
    const ids = new Set<string>();
    for (let cursor: string | undefined; ;) {
      const page = await listJobs(
        worker,
        listJobsQuery.parse({ search: query.text, sort: "newest", limit: "100", ...(cursor ? { cursor } : {}) }),
      );
      for (const { id } of page.items) ids.add(id);
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    outcomes.push(judge(query, [...rows.values()], ids));
  }
}, 120_000);

const openJobs = () =>
  db.job.findMany({
    where: { status: "open", removedAt: null },
    select: {
      id: true,
      category: true,
      title: true,
      hoursPart: true,
      type: true,
      accommodationProvided: true,
      meals: true,
      salaryMin: true,
      salaryMax: true,
    },
  });

function judge(query: TypedQuery, rows: Row[], ids: ReadonlySet<string>): Outcome {
  const isRight = (row: Row, kinds: readonly Category[]) =>
    (kinds.length === 0 || kinds.some((kind) => kind === row.category)) &&
    Object.entries(query.filters).every(([name, value]) => meets(row, name, value));
  const wanted = rows.filter((row) => isRight(row, query.asked));
  const found = wanted.filter(({ id }) => ids.has(id)).length;
  const wrong = rows.filter((row) => ids.has(row.id) && !isRight(row, query.right));
  const isHit = query.group === "with a place" ? found > 0 : found > 0 && found >= wanted.length * LEAST_FOUND;
  return { ...query, isHit, found: ids.size, wrong };
}

function meets(row: Row, name: string, value: string): boolean {
  switch (name) {
    case "hours":
      return row.hoursPart === value;
    case "pay_from":
      return (row.salaryMax ?? row.salaryMin ?? 0) >= Number(value);
    case "living_in":
      return row.accommodationProvided;
    case "meals":
      return row.meals.length > 0 && !row.meals.includes("none");
    case "type":
      return row.type === (value === "part" ? "PART_TIME" : "FULL_TIME");
    default:
      throw new Error(`No filter ${name}`);
  }
}

describe("searches as people type them", () => {
  test("are at least three hundred", () => expect(QUERIES.length).toBeGreaterThanOrEqual(300));

  test("find what they ask for", () => {
    const missed = outcomes.filter(({ isHit }) => !isHit);
    const rate = 1 - missed.length / outcomes.length;
    expect(rate, missed.map(({ text, found }) => `${text}: ${found} rows`).join("\n")).toBeGreaterThanOrEqual(
      LEAST_HITS,
    );
  });

  test("find little else", () => {
    const wrong = outcomes.reduce((sum, outcome) => sum + outcome.wrong.length, 0);
    const found = outcomes.reduce((sum, outcome) => sum + outcome.found, 0);
    const worst = outcomes.filter((outcome) => outcome.wrong.length > 0);
    expect(
      wrong / found,
      worst.map(({ text, wrong: rows }) => `${text}: ${rows.map(({ title }) => title).join("; ")}`).join("\n"),
    ).toBeLessThanOrEqual(MOST_WRONG);
  });
});
