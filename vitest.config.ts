import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { RAISED_LIMITS } from "./scripts/lib/raised-limits.ts";

const root = import.meta.dirname;

/**
 * Signs of a test that changes settings, modules, timers or the global object for those after it: its file has the modules to
 * itself. The others of a worker share them: loading them takes three seconds of a core for each file of integration tests.
 */
const ALONE =
  /process\.env(?!\.(?:TEST_OWNER_URL|DATABASE_URL|APP_URL|UPLOAD_DIR|SESSION_SECRET)\b(?! =))|\bvi\.(?!waitFor)|globalThis|jsdom|log-lines|https-origin/i;
const filesOf = (folder: string) =>
  readdirSync(`${root}/tests/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${folder}/${name.replaceAll("\\", "/")}`);
const isAlone = (file: string): boolean => ALONE.test(readFileSync(`${root}/${file}`, "utf8"));
const [unitTests, integrationTests] = [filesOf("unit"), filesOf("integration")];
const onDatabase = {
  globalSetup: ["tests/setup/prisma-client.ts", "tests/setup/template-database.ts"],
  setupFiles: ["tests/setup/worker-database.ts", "tests/setup/next-headers.ts"],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // Throws outside Next's server build, for example in tests.
      { find: "server-only", replacement: `${root}/tests/setup/empty.ts` },
    ],
  },
  test: {
    // Two on two cores, where Vitest would use one: a file spends about half its time waiting for its database. Each
    // worker has a database of its own.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // tests/support/log-lines.ts turns the log on. The warning would appear between the reporter's dots.
    env: {
      LOG_LEVEL: "silent",
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
      // As next.config.ts has it.
      KNOWN_MIGRATIONS: readdirSync(`${root}/prisma/migrations`).join(","),
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unitTests.filter((file) => !isAlone(file)),
          isolate: false,
          globalSetup: "tests/setup/prisma-client.ts",
        },
      },
      {
        extends: true,
        test: { name: "unit-alone", include: unitTests.filter(isAlone), globalSetup: "tests/setup/prisma-client.ts" },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: integrationTests.filter((file) => !isAlone(file)),
          isolate: false,
          // Those of the file that happens to be the first stay for all.
          env: RAISED_LIMITS,
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: { name: "integration-alone", include: integrationTests.filter(isAlone), ...onDatabase },
      },
      {
        extends: true,
        // After the build, which npm test makes beside the others.
        test: { name: "server", include: ["tests/server/**/*.test.ts"] },
      },
    ],
  },
});
