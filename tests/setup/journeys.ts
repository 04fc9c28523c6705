import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/before-install/settings.mjs";
import { ensureBrowser } from "../../scripts/lib/browser";
import { ensureBuild, ensurePrismaClient } from "../../scripts/lib/next";
import { RAISED_LIMITS } from "../../scripts/lib/raised-limits";
import { becomesReady, spawnServer } from "../../scripts/lib/server";
import { recreateDatabase } from "../../scripts/lib/connection";
import { seedWhenEmpty } from "../../scripts/lib/database";
import { startThrowaway } from "../../scripts/lib/embedded-postgres";
import { asApplication, migrateForApplication } from "./test-databases";
import { startTranslationStandIn } from "./translation-stand-in";

/** Clean-up steps, run in order. */
type Undo = (() => void | Promise<void>)[];

/**
 * Serves the production build with demo data on a free port while the journeys run. The database is E2E_DATABASE_URL,
 * or else a new one on the server at TEST_SERVER_URL, or else one on an embedded server. Sets E2E_BASE_URL,
 * E2E_DATABASE_URL, E2E_PUSH_PORT (where a journey may start a push service) and CHROMIUM_PATH in the workers' environment.
 * ~ With KAAMSETU_JOURNEYS_URL nothing is built or started: the journeys use a running server, such as `npm run dev`.
 * It needs the demo data and raised limits (LIMIT_REGISTER_PER_ADDRESS and the others).
 */
export default async function setup(): Promise<() => Promise<void>> {
  const undo: Undo = [];
  const undoAll = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    await start(undo);
  } catch (error) {
    await undoAll();
    throw error;
  }
  return undoAll;
}

async function start(undo: Undo): Promise<void> {
  process.env.CHROMIUM_PATH = await ensureBrowser();
  if (process.env.KAAMSETU_JOURNEYS_URL) {
    process.env.E2E_BASE_URL = process.env.KAAMSETU_JOURNEYS_URL;
    return;
  }
  await ensurePrismaClient();
  await ensureBuild();
  const address = { port: await freePort(), hostname: "localhost" };
  const translation = await startTranslationStandIn();
  undo.push(translation.stop);
  const databaseUrl = await openDatabase(undo);
  const pushPort = await freePort();
  const env = {
    ...serverEnv(asApplication(databaseUrl), address.port, undo),
    TRANSLATION_PROVIDERS: "google-v2",
    GOOGLE_TRANSLATE_URL: translation.url,
    GOOGLE_TRANSLATE_KEY: "for-journeys-only",
    PUSH_SERVICE_URL: `http://127.0.0.1:${pushPort}`,
  };
  await migrateForApplication(databaseUrl);
  await seedWhenEmpty(env);
  const logFile = "test-results/server.log";
  const server = spawnServer("start", { ...address, env, logFile });
  undo.push(server.stop);
  if (!(await becomesReady(server, address))) {
    throw new Error(`The server under test did not start; its output is in ${logFile}.`);
  }
  process.env.E2E_DATABASE_URL = databaseUrl;
  process.env.E2E_BASE_URL = env.APP_URL;
  process.env.E2E_PUSH_PORT = String(pushPort);
}

async function openDatabase(undo: Undo): Promise<string> {
  const { E2E_DATABASE_URL, TEST_SERVER_URL } = process.env;
  if (E2E_DATABASE_URL) return E2E_DATABASE_URL;
  if (TEST_SERVER_URL) return recreateDatabase(TEST_SERVER_URL, "kaamsetu_test_journeys");
  const server = await startThrowaway();
  undo.push(server.stop);
  return server.urls.superuser;
}

function serverEnv(databaseUrl: string, port: number, undo: Undo) {
  const uploadDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-uploads-"));
  undo.push(() => rmSync(uploadDir, { recursive: true, force: true }));
  return {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    APP_URL: `http://localhost:${port}`,
    SECURITY_CONTACT: "mailto:security@kaamsetu.example",
    GRIEVANCE_OFFICER: "Asha Rao",
    GRIEVANCE_EMAIL: "complaints@kaamsetu.example",
    GRIEVANCE_PHONE: "+91 98765 43210",
    HELP_PHONE: "+91 98111 22233",
    HELP_WHATSAPP: "+91 98111 22244",
    UPLOAD_DIR: uploadDir,
    // The demo data are older than the rules allow: they must not go while a journey reads them.
    TIDY_AT_NIGHT: "0",
    ...RAISED_LIMITS,
  };
}
