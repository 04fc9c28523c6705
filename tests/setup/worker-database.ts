import path from "node:path";
import { inject } from "vitest";
import { shared } from "@/lib/platform/shared-state";
import { setSessionDefaults, siblingUrl, withConnection } from "@/scripts/lib/connection";
import { RAISED_QUOTAS } from "@/scripts/lib/raised-limits";
import { asApplication, TEMPLATE, workerDatabase } from "./test-databases";

// Runs before a test file's imports: a fresh copy of the template, so that files neither wait for nor see each other.
const name = workerDatabase(process.env.VITEST_POOL_ID!);
const made = `${name}_made`;
const serverUrl = inject("serverUrl");

// Of the file before, if it used the same modules.
for (const kept of ["database", "databaseAwayAt", "draining", "reads", "translator"] as const)
  shared(kept).current = undefined;

// For the tests' own statements, which may do more than the application.
process.env.TEST_OWNER_URL = siblingUrl(serverUrl, name);
process.env.DATABASE_URL = asApplication(process.env.TEST_OWNER_URL);
await withConnection(serverUrl, async (client) => {
  await client.query(`DROP DATABASE IF EXISTS ${made} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${made} TEMPLATE ${TEMPLATE}`);
  // As far from UTC as the product's users: nothing may depend on the database's own time zone.
  await client.query(`ALTER DATABASE ${made} SET timezone TO 'Asia/Kolkata'`);
});
const owner = siblingUrl(serverUrl, made);
for (const url of [owner, asApplication(owner)]) await withConnection(url, setSessionDefaults);
// Named last, so that nothing of the file before connects to one without its settings.
await withConnection(serverUrl, async (client) => {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`ALTER DATABASE ${made} RENAME TO ${name}`);
});
process.env.SESSION_SECRET = "a-secret-for-tests-only-0123456789abcdef";
// Some tests fill large tables.
process.env.DATABASE_QUERY_TIMEOUT_MS = "20000";
// Many tests post more; quotas.test.ts tests the quotas themselves.
Object.assign(process.env, RAISED_QUOTAS);
process.env.APP_URL = "http://localhost:3000";
process.env.UPLOAD_DIR = path.join(inject("uploadDir"), name);
