import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { recreateDatabase, withConnection } from "@/scripts/lib/connection";
import { createFirstAdmin, seedWhenEmpty } from "@/scripts/lib/database";
import { asApplication, migrateForApplication } from "../setup/test-databases";

const SERVER = process.env.TEST_OWNER_URL!;
const NAME = `${new URL(SERVER).pathname.slice(1)}_first`;
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-first-"));
const settings = { SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef", UPLOAD_DIR: folder };

let url: string;
beforeEach(async () => {
  url = await recreateDatabase(SERVER, NAME);
  await migrateForApplication(url);
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await withConnection(SERVER, (client) => client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`));
});

const count = async (where: string) => {
  const { rows } = await withConnection(url, (client) =>
    client.query<{ count: number }>(`SELECT count(*)::int AS count FROM users WHERE ${where}`),
  );
  return rows[0]!.count;
};

test("of two first starts at once one writes the demo data, and both go on", async () => {
  const env = { ...settings, DATABASE_URL: asApplication(url) };
  await Promise.all([seedWhenEmpty(env), seedWhenEmpty(env)]);
  expect(await count("username = 'sunita.devi'")).toBe(1);
  await seedWhenEmpty(env);
}, 60_000);

test("of two first starts at once one creates the first administrator, and both go on", async () => {
  vi.stubEnv("ADMIN_USERNAME", "first.admin");
  vi.stubEnv("ADMIN_PASSWORD", "a long enough password 2941");
  const env = { ...settings, DATABASE_URL: asApplication(url) };
  await Promise.all([createFirstAdmin(env), createFirstAdmin(env)]);
  expect(await count("role = 'super_admin'")).toBe(1);
}, 60_000);
