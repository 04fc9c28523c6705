import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // Throws outside Next's server build, which a test is.
      { find: "server-only", replacement: `${root}/tests/setup/empty.ts` },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "{app,components,lib,prisma,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/setup/template-database.ts",
          setupFiles: "tests/setup/worker-database.ts",
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
