import { defineConfig, devices } from "@playwright/test";

// A development server, which KAAMSETU_JOURNEYS_URL may point to, compiles each page on its first request.
const PATIENCE = process.env.KAAMSETU_JOURNEYS_URL ? 5 : 1;

// tests/setup/journeys.ts starts everything the journeys need and sets its address before the workers read this file.
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/journeys.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // Each repeats what another journey shows: at a second width, with hundreds of rows or the longest texts, by keys alone.
  grepInvert: process.env.LONG_JOURNEYS ? [] : /@long/,
  // Three times what the longest journey takes on an idle machine.
  timeout: 120_000 * PATIENCE,
  expect: { timeout: 10_000 * PATIENCE },
  // Three on two cores take longer: each journey that waits asks again and again.
  workers: 2,
  // A pause of the machine must not fail a whole run. npm test names each journey that needed its second attempt.
  retries: 1,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_BASE_URL,
    actionTimeout: 15_000 * PATIENCE,
    // Recording each journey takes about as long as running it; a second attempt is recorded to show why it was needed.
    trace: process.env.TRACE ? "retain-on-failure" : "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
