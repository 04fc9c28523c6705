import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** They need the database and the replacements of the integration tests. */
const CALL_OUR_CODE = [
  ...["fuzz", "people-search", "plans-at-a-million"],
  ...["current-user-away", "database-away", "uploads-away"],
].map((name) => `tests/long/${name}.test.ts`);

/** npm run test:long – tests that are too slow for npm test, or have to fetch a tool from the npm registry. */
export default defineConfig({
  resolve: base.resolve,
  test: {
    env: base.test?.env,
    // One file at a time: most of them measure, or start and kill servers.
    fileParallelism: false,
    // A busy machine takes longer than Vitest allows otherwise, and none of them measures by this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "long", include: ["tests/long/**/*.test.ts"], exclude: CALL_OUR_CODE } },
      {
        extends: true,
        test: {
          name: "in-process",
          include: CALL_OUR_CODE,
          globalSetup: ["tests/setup/prisma-client.ts", "tests/setup/template-database.ts"],
          setupFiles: ["tests/setup/worker-database.ts", "tests/setup/next-headers.ts"],
        },
      },
    ],
  },
});
