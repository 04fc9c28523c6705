import { UserError } from "./before-install/errors.mjs";
import type { Lifecycle } from "./before-install/lifecycle.mjs";
import { runStep } from "./before-install/steps.mjs";
import { startThrowaway } from "./lib/embedded-postgres";
import { ensureBuild, ensurePrismaClient } from "./lib/next";
import { createScore, runJourneys, runVitest, type Score } from "./lib/test-results";

/** The static checks: a label, an executable of node_modules and its arguments. Quick ones first. */
const CHECKS: [string, string, ...string[]][] = [
  ["Format", "oxfmt/bin/oxfmt", "--check"],
  ["Structure", "tsx/dist/cli.mjs", "structure/check.ts"],
  ["Unused", "knip/bin/knip.js"],
  ["Route types", "next/dist/bin/next", "typegen"],
  ["Lint and types", "oxlint/bin/oxlint"],
  ["OpenAPI", "tsx/dist/cli.mjs", "--conditions=react-server", "scripts/openapi.ts"],
];

/**
 * npm test – runs every check, also on a fresh clone. Its last line is "N passed, N failed".
 * @param installMs how long the installation took. @returns the exit code.
 */
export async function test(lifecycle: Lifecycle, { installMs }: { installMs: number }): Promise<number> {
  const score = createScore(performance.now() - installMs);
  score.add("Install", { passed: 1, failed: 0, ms: installMs });
  try {
    await runAll(lifecycle, score);
  } catch (error) {
    if (lifecycle.isEnding()) await new Promise(() => {});
    console.error(error instanceof UserError ? error.message : error);
    score.add("What the tests need", { passed: 0, failed: 1, ms: 0 });
  }
  await lifecycle.end();
  return score.report();
}

async function runAll(lifecycle: Lifecycle, score: Score): Promise<void> {
  await score.check("Prisma client", ensurePrismaClient);
  const serverUrl = process.env.TEST_SERVER_URL || (await startedServer(lifecycle));
  // In parallel: the tests spend half their time waiting for the database, the checks and the build compute.
  const [built] = await Promise.all([
    checkAndBuild(score),
    score.suite("Unit and integration tests", () => runVitest(serverUrl, "!server")),
  ]);
  // Not in parallel: the speed of the server affects what happens in a browser.
  await score.suite("Journeys in the browser", () => {
    if (!built) throw new UserError("Without a build there is nothing for a browser to visit.");
    return runJourneys(serverUrl);
  });
  await score.suite("Tests of the built server", () => runVitest(serverUrl, "server"));
}

/** @returns whether there is a build. */
async function checkAndBuild(score: Score): Promise<boolean> {
  const isBeside = true;
  for (const [label, file, ...args] of CHECKS) {
    await score.check(label, () => runStep(label, process.execPath, [`node_modules/${file}`, ...args], { isBeside }));
  }
  // After the type check: both write and read .next/types.
  return score.check("Production build", () => ensureBuild({ isBeside }));
}

async function startedServer(lifecycle: Lifecycle): Promise<string> {
  const server = await startThrowaway();
  lifecycle.onEnd(server.stop);
  return server.urls.superuser;
}
