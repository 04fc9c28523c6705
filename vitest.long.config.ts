import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/** npm run test:long – what takes too long for npm test, or has to fetch a tool from the npm registry. */
export default defineConfig({
  resolve: base.resolve,
  // One file at a time: most of them measure, or start and kill servers.
  test: { name: "long", include: ["tests/long/**/*.test.ts"], fileParallelism: false },
});
