import path from "node:path";
import { inject } from "vitest";
import { withConnection } from "@/scripts/lib/connection.mjs";
import { siblingUrl } from "@/scripts/lib/databases.mjs";
import { TEMPLATE, workerDatabase } from "./test-databases";

// Before a test file's imports: a fresh copy of the template, so that files neither wait for nor see each other.
const name = workerDatabase(process.env.VITEST_POOL_ID!);
const serverUrl = inject("serverUrl");

await withConnection(serverUrl, async (client) => {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
});

process.env.DATABASE_URL = siblingUrl(serverUrl, name);
process.env.SESSION_SECRET = "a-secret-for-tests-only-0123456789abcdef";
process.env.APP_URL = "http://localhost:3000";
process.env.UPLOAD_DIR = path.join(inject("uploadDir"), name);
