import { defineConfig } from "vitest/config";

/** npm run test:long – tests that are too slow for npm test, or have to fetch a tool from the npm registry. */
export default defineConfig({ test: { name: "long", include: ["tests/long/**/*.test.ts"] } });
