import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFloor, type Floor } from "@/bench/lib/floor";
import { APPLICATION, generateInto, people, type People } from "@/bench/lib/people";
import { ensureBrowser } from "@/scripts/lib/browser";
import { startThrowawayApp, type ThrowawayApp } from "@/scripts/lib/throwaway-app";

/** Mobile, slow 4G and a slow processor are its own settings. The next versions need a newer Node than we do. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = 3;
/** The goals are 97 points, and these; two points are left to the machine. TBT is a processor's, so the floor's comes on top. */
const LEAST_POINTS = 95;
const MOST_TBT_MS = 100;
const MOST_LCP_MS = { worker: 2_000, employer: 2_500 };
/** Pages that do not reach the points yet, because of TBT: three below what was measured (docs/performance.md). */
const SHORT_OF_POINTS = new Map([
  ["employer's dashboard", 92],
  ["applicants", 90],
  ["job form", 90],
]);

type Category = "performance" | "accessibility" | "best-practices" | "seo";
type Result = { scores: Record<Category, number>; faults: string[]; lcp: number; tbt: number; cls: number };
/** Whether the slow network and processor are applied, or computed from a fast load, which counts every script as before the paint. */
type Throttling = "devtools" | "simulate";
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
};

let app: ThrowawayApp;
let floor: Floor;
let known: People;
let browser: string;

beforeAll(async () => {
  browser = await ensureBrowser();
  // Public pages are for search engines only where the operator wants that.
  app = await startThrowawayApp({ logFile: "test-results/lighthouse.log", env: { SEARCH_INDEXING: "1" } });
  floor = await startFloor(app.database.urls.application);
  await generateInto(app.database.urls.superuser, { users: 2_000, jobs: 2_000, applications: 10_000 });
  known = await people(app);
}, 590_000);
afterAll(async () => {
  await floor?.stop();
  await app?.stop();
}, 60_000);

async function visit(url: string, cookie: string, throttling: Throttling): Promise<Result> {
  const options = [
    "--quiet",
    "--output=json",
    "--chrome-flags=--headless --no-sandbox",
    `--throttling-method=${throttling}`,
  ];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, url, ...options, `--extra-headers=${JSON.stringify({ Cookie: cookie })}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 << 20, timeout: 120_000 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const value = (id: string) => audits[id]!.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ) as Result["scores"],
    faults: (["accessibility", "best-practices", "seo"] as const)
      .flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => audits[id]!.score !== null && audits[id]!.score < 1)
      .map(({ id }) => id),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The middle of several visits on a slow network and processor. */
async function measure(url: string, cookie: string): Promise<Result> {
  const visits: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(url, cookie, "devtools"));
  const of = (number: (result: Result) => number) => middle(visits.map(number));
  const { scores, faults } = visits[0]!;
  return {
    scores: { ...scores, performance: of((result) => result.scores.performance) },
    faults,
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}

const line = (name: string, { scores, lcp, tbt, cls, faults }: Result): string =>
  `${name.padEnd(22)} ${Object.values(scores).join(" ")}  LCP ${(lcp / 1000).toFixed(2)} s  TBT ${Math.round(tbt)} ms  CLS ${cls.toFixed(3)}  ${faults.join(" ")}`;

test("phones: each kind of page reaches its goals or what is known of it, nothing to mend in accessibility, best practices and for search engines", async () => {
  const { worker, employer, jobs } = known;
  const [job, own] = [jobs[0]!, await jobWithApplicants(known)];
  const pages: [name: string, path: string, cookie: string][] = [
    ["visitor's screen", "/", "language=hi"],
    ["job for a visitor", `/jobs/${job}`, "language=hi"],
    ["home", "/", worker],
    ["job", `/jobs/${job}`, worker],
    ["its application form", `/jobs/${job}/apply`, worker],
    ["own applications", "/applied", worker],
    ["notifications", "/notifications", worker],
    ["employer's dashboard", "/", employer],
    ["applicants", `/job-applications/${own}`, employer],
    ["job form", "/employer/jobs/new", employer],
  ];
  const base = await measure(`${floor.origin}/page-of-24`, "");
  const lines = [line("floor", base)];
  const missed: string[] = [];
  for (const [name, path, cookie] of pages) {
    const result = await measure(app.origin + path, cookie);
    lines.push(line(name, result));
    lines.push(line("  computed", await visit(app.origin + path, cookie, "simulate")));
    const { scores, lcp, tbt, cls, faults } = result;
    const short = SHORT_OF_POINTS.get(name);
    const mostLcp = MOST_LCP_MS[cookie === employer ? "employer" : "worker"];
    const isPublic = cookie === "language=hi";
    const goals: [text: string, isMet: boolean][] = [
      [`performance ${scores.performance}`, scores.performance >= (short ?? LEAST_POINTS)],
      [`LCP ${lcp}`, lcp <= mostLcp],
      [`TBT ${tbt}`, short !== undefined || tbt <= base.tbt + MOST_TBT_MS],
      [`CLS ${cls}`, cls < 0.001],
      [`accessibility ${scores.accessibility}`, scores.accessibility === 100],
      [`best practices ${scores["best-practices"]}: ${faults.join()}`, scores["best-practices"] === 100],
      [`search engines ${scores.seo}: ${faults.join()}`, !isPublic || scores.seo === 100],
    ];
    missed.push(...goals.filter(([, isMet]) => !isMet).map(([text]) => `${name}: ${text}`));
  }
  console.info(lines.join("\n"));
  expect(missed).toEqual([]);
}, 1_800_000);

/** One of the employer's jobs, with applicants. */
async function jobWithApplicants({ employer, applicant, worker }: People): Promise<string> {
  const answer = await fetch(`${app.origin}/api/client/service-requests?limit=1`, { headers: { cookie: employer } });
  const [job] = (await answer.json()) as { id: string }[];
  for (const cookie of [applicant, worker]) {
    const applied = await fetch(`${app.origin}/api/service-requests/${job!.id}/apply`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(APPLICATION),
    });
    expect(applied.status).toBe(201);
  }
  return job!.id;
}
