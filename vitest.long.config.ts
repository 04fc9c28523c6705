import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/** npm run test:long – tests that are too slow for npm test, or have to fetch a tool from the npm registry. */
export default defineConfig({
  resolve: base.resolve,
  // One file at a time: most of them measure, or start and kill servers.
  test: { name: "long", include: ["tests/long/**/*.test.ts"], fileParallelism: false },
});
