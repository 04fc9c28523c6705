import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Needs the database and the replacements of the integration tests. */
const CALLS_HANDLERS = "tests/long/fuzz.test.ts";

/** npm run test:long – tests that are too slow for npm test, or have to fetch a tool from the npm registry. */
export default defineConfig({
  resolve: base.resolve,
  test: {
    env: { ...base.test?.env, LOG_LEVEL: "error" },
    // One file at a time: most of them measure, or start and kill servers.
    fileParallelism: false,
    // A busy machine takes longer than Vitest allows otherwise, and none of them measures by this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "long", include: ["tests/long/**/*.test.ts"], exclude: [CALLS_HANDLERS] } },
      {
        extends: true,
        test: {
          name: "fuzz",
          include: [CALLS_HANDLERS],
          globalSetup: ["tests/setup/prisma-client.ts", "tests/setup/template-database.ts"],
          setupFiles: ["tests/setup/worker-database.ts", "tests/setup/next-headers.ts"],
        },
      },
    ],
  },
});
