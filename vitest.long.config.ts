import { defineConfig } from "vitest/config";

/** npm run test:long – what takes too long for npm test, or has to fetch a tool from the npm registry. */
export default defineConfig({ test: { name: "long", include: ["tests/long/**/*.test.ts"] } });
