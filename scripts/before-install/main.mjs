import { UserError, runCommand } from "./errors.mjs";
import { createLifecycle } from "./lifecycle.mjs";
import { compiled, ensureInstalled } from "./prepare.mjs";
import { readSettings, requireFreePort, requireSessionSecret } from "./settings.mjs";

/**
 * @typedef {typeof import("../start.ts")} Start
 * @typedef {typeof import("../test.ts")} Test
 * @typedef {typeof import("../commands.ts")} Commands
 */

const OTHERS = /** @type {const} */ ([
  "generate",
  "build",
  "migrate",
  "migration",
  "db-backup",
  "db-restore",
  "admin-create",
  "uploads-clean",
  "tidy",
  "jobs-reread",
  "tools-image",
]);

const [name = "", ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (name === "start" || name === "dev") {
    const settings = readSettings();
    if (name === "start") requireSessionSecret(settings);
    await requireFreePort(settings);
    const lifecycle = createLifecycle();
    await ensureInstalled();
    /** @type {Start} */
    const { serve } = await import(await compiled("start"));
    return serve(name, settings, lifecycle);
  }
  if (name === "test") {
    const lifecycle = createLifecycle({ exitCode: 130 });
    const start = performance.now();
    if (!(await saysWhyNot(ensureInstalled))) {
      console.log("\n0 passed, 1 failed");
      return 1;
    }
    /** @type {Test} */
    const { test } = await import(await compiled("test"));
    return test(lifecycle, { installMs: performance.now() - start });
  }
  const other = OTHERS.find((known) => known === name);
  if (!other) throw new UserError(`There is no command "${name}": the commands are in package.json.`);
  await ensureInstalled();
  /** @type {Commands} */
  const { COMMANDS } = await import(await compiled("commands"));
  return COMMANDS[other](args);
});

/**
 * @param {() => Promise<void>} work
 * @returns whether it succeeded; a UserError is printed
 */
async function saysWhyNot(work) {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    return false;
  }
}
