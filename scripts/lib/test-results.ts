import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { UserError } from "../before-install/errors.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { runVisibly } from "../before-install/steps.mjs";
import { ensureBrowser } from "./browser";

const REPORT_FILE = path.join(projectDir, "node_modules", ".cache", "test-report.json");

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests?: { results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & { stats?: { expected?: number; flaky?: number; unexpected?: number } };

/** Runs the tests of a Vitest project, or with "!" before it of all others, on a PostgreSQL server. */
export async function runVitest(serverUrl: string, project: string): Promise<Result> {
  removeReport();
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${REPORT_FILE}`];
  const code = await runVisibly(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...reporters],
    {
      env: { TEST_SERVER_URL: serverUrl },
    },
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = readReport<VitestReport>() ?? {};
  const names = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(projectDir, name);
      const failures = assertionResults.filter(({ status }) => status === "failed");
      return failures.length > 0
        ? failures.map(({ fullName, failureMessages = [] }) => `${file}: ${fullName}${why(failureMessages)}`)
        : [file];
    });
  return { passed, failed: atLeastOneIf(code !== 0, failed), names };
}

/** Runs the journeys in a browser against the production build. */
export async function runJourneys(serverUrl: string): Promise<Result> {
  const browser = await ensureBrowser();
  removeReport();
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const code = await runVisibly(process.execPath, args, {
    env: { TEST_SERVER_URL: serverUrl, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT_FILE },
  });
  const report = readReport<PlaywrightReport>() ?? {};
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  if (flaky) console.log(`\n${flaky} passed only on the second attempt: look for "flaky" above.`);
  return { passed: expected + flaky, failed: atLeastOneIf(code !== 0, unexpected), names: failedJourneys(report) };
}

const failedJourneys = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests = [] }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ""));
      return `${file}:${line} ${title}${why(messages)}`;
    }),
  ...suites.flatMap(failedJourneys),
];

/** The beginning of each attempt's message: the end of the output is what a failed run is first read by. */
const why = (messages: readonly string[]): string =>
  messages
    .filter((message) => message !== "")
    .map((message) => `\n    ${stripVTControlCharacters(message).replace(/\s+/g, " ").slice(0, 700)}`)
    .join("");

/** A file that does not load or a setup that throws fails no test, but must fail the run. */
const atLeastOneIf = (hasFailed: boolean, count: number) => (hasFailed ? Math.max(count, 1) : count);

/** A run that writes no report must not be judged by an old one. */
function removeReport(): void {
  rmSync(REPORT_FILE, { force: true });
  mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
}

function readReport<Report>(): Report | undefined {
  try {
    return JSON.parse(readFileSync(REPORT_FILE, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

/** How many tests passed and failed, and the names of the failed ones as far as a suite tells them. */
export type Result = { passed: number; failed: number; names?: readonly string[] };

export type Score = ReturnType<typeof createScore>;

/**
 * Counts passes and failures. A check counts as one, a suite as its number of tests. @param since start time of the
 * run.
 */
export function createScore(since = performance.now()) {
  const rows: (Result & { label: string; ms: number })[] = [];
  const add = (label: string, result: Result & { ms: number }) => {
    const row = { label, ...result };
    rows.push(row);
    return row;
  };

  async function timed(label: string, run: () => Promise<Result>): Promise<boolean> {
    // Added before it runs, so that parallel stages are listed in the order they started.
    const row = add(label, { passed: 0, failed: 0, ms: 0 });
    const begin = performance.now();
    const result = await run().catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    Object.assign(row, result, { ms: performance.now() - begin });
    return result.failed === 0;
  }

  return {
    add,
    /** Runs a step that either succeeds or throws a UserError. @returns whether it succeeded. */
    check: (label: string, run: () => Promise<void>) =>
      timed(label, async () => {
        await run();
        return { passed: 1, failed: 0 };
      }),
    /** Runs a suite. Zero tests are a failure, since nothing was tested. @returns whether all passed. */
    suite: (label: string, run: () => Promise<Result>) =>
      timed(label, async () => {
        const result = await run();
        if (result.passed + result.failed === 0) throw new UserError(`${label}: no test ran.`);
        return result;
      }),
    /** Prints the seconds of each stage and in total, what failed and, last, the sums. @returns the exit code. */
    report() {
      console.log("");
      for (const { label, passed, failed, ms } of rows) {
        console.log(
          `${failed ? "FAIL" : " ok "} ${label.padEnd(30)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(11)}${inSeconds(ms)}`,
        );
      }
      console.log(`${"     All, some side by side".padEnd(58)}${inSeconds(performance.now() - since)}`);
      const names = rows.flatMap(({ names = [] }) => names);
      if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join("\n")}`);
      const sum = (key: "passed" | "failed") => rows.reduce((total, row) => total + row[key], 0);
      console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
      return sum("failed") === 0 ? 0 : 1;
    },
  };
}

const inSeconds = (ms: number) => `${Math.round(ms / 1000)} s`.padStart(8);
