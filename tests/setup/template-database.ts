import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { recreateDatabase } from "@/scripts/lib/connection";
import { startThrowaway } from "@/scripts/lib/embedded-postgres";
import { dropTestDatabases, migrateForApplication, TEMPLATE } from "./test-databases";

type Template = { serverUrl: string; uploadDir: string; end: () => Promise<void> };

// Vitest runs this file once for each project that names it; they use one server and one template.
const holder = globalThis as typeof globalThis & { kaamsetuTemplate?: Promise<Template> };

/**
 * Provides one migrated template database for all integration tests, on the server at TEST_SERVER_URL, or else on an
 * embedded one that lives as long as the run.
 */
export default async function setup(project: TestProject) {
  const { serverUrl, uploadDir, end } = await (holder.kaamsetuTemplate ??= start());
  project.provide("serverUrl", serverUrl);
  project.provide("uploadDir", uploadDir);
  return end;
}

async function start(): Promise<Template> {
  const ownServer = process.env.TEST_SERVER_URL ? undefined : await startThrowaway();
  const serverUrl = ownServer?.urls.superuser ?? process.env.TEST_SERVER_URL!;
  try {
    await makeTemplate(serverUrl);
  } catch (error) {
    await ownServer?.stop();
    throw error;
  }
  const uploadDir = mkdtempSync(path.join(tmpdir(), "kaamsetu-uploads-"));
  let ended: Promise<void> | null = null;
  const endNow = async () => {
    rmSync(uploadDir, { recursive: true, force: true });
    await (ownServer?.stop() ?? dropTestDatabases(serverUrl));
  };
  return { serverUrl, uploadDir, end: () => (ended ??= endNow()) };
}

async function makeTemplate(serverUrl: string) {
  await dropTestDatabases(serverUrl);
  await migrateForApplication(await recreateDatabase(serverUrl, TEMPLATE));
}

declare module "vitest" {
  export interface ProvidedContext {
    serverUrl: string;
    uploadDir: string;
  }
}
