import { ensureInstalled } from "./install.mjs";
import { createLifecycle } from "./lifecycle.mjs";
import { createScore } from "./score.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";
import { UserError, runCommand } from "./user-error.mjs";

await runCommand(async () => {
  const lifecycle = createLifecycle({ exitCode: 130 });
  const score = createScore();
  try {
    await runAll(lifecycle, score);
  } catch (error) {
    if (lifecycle.isEnding()) await new Promise(() => {});
    console.error(error instanceof UserError ? error.message : error);
    score.add("What the tests need", { passed: 0, failed: 1 });
  }
  await lifecycle.end();
  return score.report();
});

async function runAll(lifecycle, score) {
  await score.check("Install", ensureInstalled);
  // The rest imports packages.
  const { ensurePrismaClient } = await import("./prisma-client.mjs");
  const { ensureBuild } = await import("./build.mjs");
  const { runJourneys, runVitest } = await import("./test-suites.mjs");
  const { startThrowaway } = await import("./throwaway-postgres.mjs");
  await score.check("Prisma client", ensurePrismaClient);

  const tool = (label, file, ...args) =>
    score.check(label, () => runStep(label, process.execPath, [`node_modules/${file}`, ...args], { cwd: projectDir }));
  await tool("Format", "prettier/bin/prettier.cjs", "--check", ".", "--log-level=warn");
  await tool("Route types", "next/dist/bin/next", "typegen");
  await tool("Types", "typescript/bin/tsc", "--noEmit");
  await tool("Lint", "eslint/bin/eslint.js", ".", "--max-warnings=0");

  let serverUrl = process.env.TEST_SERVER_URL;
  if (!serverUrl) {
    const server = await startThrowaway();
    lifecycle.onEnd(server.stop);
    serverUrl = server.url;
  }
  await score.suite("Unit and integration tests", () => runVitest(serverUrl));
  const built = await score.check("Production build", ensureBuild);
  await score.suite("Journeys in the browser", () => {
    if (!built) throw new UserError("Without a build there is nothing for a browser to visit.");
    return runJourneys(serverUrl);
  });
}
