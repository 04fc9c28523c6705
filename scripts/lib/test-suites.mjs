import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { projectDir } from "./settings.mjs";
import { runVisibly } from "./steps.mjs";

/** Runs the unit and integration tests on a PostgreSQL server. Answers { passed, failed }. */
export function runVitest(serverUrl) {
  return withReport(async (report) => {
    const args = [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    const code = await runVisibly(process.execPath, args, { cwd: projectDir, env: { TEST_SERVER_URL: serverUrl } });
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(report);
    return { passed, failed: atLeastOneIf(code !== 0, failed) };
  });
}

/** Runs the journeys in a browser against the production build. Answers { passed, failed }. */
export async function runJourneys(serverUrl) {
  const browser = await ensureBrowser();
  return withReport(async (report) => {
    const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
    const env = { TEST_SERVER_URL: serverUrl, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runVisibly(process.execPath, args, { cwd: projectDir, env });
    const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
    return { passed: expected + flaky, failed: atLeastOneIf(code !== 0, unexpected) };
  });
}

/** A file that does not load, or a setup that throws, fails no test but fails the run. */
const atLeastOneIf = (hasFailed, count) => (hasFailed ? Math.max(count, 1) : count);

const reportFile = path.join(projectDir, "node_modules", ".cache", "test-report.json");

async function withReport(work) {
  // An old report must not speak for a run that wrote none.
  rmSync(reportFile, { force: true });
  mkdirSync(path.dirname(reportFile), { recursive: true });
  return work(reportFile);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
