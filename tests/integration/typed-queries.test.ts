/**
 * How well search finds what people type, on the demo's jobs. A search hits if it finds at least four fifths of the open
 * jobs that it asks for (with a place: one of them), and a row is wrong if it is of another kind of work, or is not what the filters that the search names leave.
 */
import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { seed } from "@/prisma/seed/index";
import { db } from "@/lib/platform/db/client";
import type { Category } from "@/lib/core/categories";
import { listWhere } from "@/lib/domains/jobs/list-queries";
import { understandQuery } from "@/lib/domains/jobs/search-queries";
import { listJobsQuery } from "@/lib/domains/jobs/schema";
import { readTypedQueries, type TypedQuery } from "../support/typed-queries";

const MOST_WRONG = 0.02;
const LEAST_FOUND = 0.8;

const SETS = [
  { file: "typed-queries.txt", leastQueries: 300, leastHits: 0.95 },
  { file: "unseen-queries.txt", leastQueries: 300, leastHits: 0.97 },
];
type Row = Awaited<ReturnType<typeof openJobs>>[number];
type Outcome = TypedQuery & { isHit: boolean; found: number; wrong: Row[] };

let rows: Map<string, Row>;

beforeAll(async () => {
  await seed(db);
  rows = new Map((await openJobs()).map((row) => [row.id, row]));
}, 120_000);

async function tryAll(queries: readonly TypedQuery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    // The rows of the list, without their cards, which take most of its time.
    const { query: read } = await understandQuery(listJobsQuery.parse({ search: query.text }));
    const found = await db.job.findMany({ where: await listWhere(read), select: { id: true } });
    const ids = new Set(found.map(({ id }) => id));
    outcomes.push(judge(query, [...rows.values()], ids));
  }
  return outcomes;
}

const openJobs = () =>
  db.job.findMany({
    where: { status: "open", removedAt: null },
    select: {
      id: true,
      category: true,
      cityId: true,
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
  if (query.group === "nothing")
    return { ...query, isHit: ids.size === 0, found: ids.size, wrong: rows.filter(({ id }) => ids.has(id)) };
  // Where the demo has no such work in the city, nothing is to be found.
  const isHit = wanted.length === 0 ? ids.size === 0 : found >= wanted.length * LEAST_FOUND;
  return { ...query, isHit, found: ids.size, wrong };
}

function meets(row: Row, name: string, value: string): boolean {
  switch (name) {
    case "city":
      return value.split(",").some((city) => city === row.cityId);
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

describe.each(SETS)("the searches of $file", ({ file, leastQueries, leastHits }) => {
  const queries = readTypedQueries(file);
  let outcomes: Outcome[];
  beforeAll(async () => {
    outcomes = await tryAll(queries);
  }, 120_000);

  test("are many", () => expect(queries.length).toBeGreaterThanOrEqual(leastQueries));

  test("find what they ask for", () => {
    const missed = outcomes.filter(({ isHit }) => !isHit);
    const rate = 1 - missed.length / outcomes.length;
    expect(rate, missed.map(({ text, found }) => `${text}: ${found} rows`).join("\n")).toBeGreaterThanOrEqual(
      leastHits,
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
