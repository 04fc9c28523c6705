/**
 * Fills the empty database in DATABASE_URL:
 * DATABASE_URL=… npm run bench:generate -- --users 1000000 --jobs 1000000 --applications 5000000 --notifications 2000000
 */
import { WITHOUT_TIME_OUTS } from "@/scripts/lib/connection";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { generate } from "./lib/generate";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "100000" },
    jobs: { type: "string", default: "100000" },
    applications: { type: "string", default: "500000" },
    notifications: { type: "string", default: "200000" },
  },
});

const client = new Client({ connectionString: process.env.DATABASE_URL, options: WITHOUT_TIME_OUTS });
await client.connect();
try {
  const start = performance.now();
  const sizes = {
    users: +values.users,
    jobs: +values.jobs,
    applications: +values.applications,
    notifications: +values.notifications,
  };
  await generate(client, sizes, console.log);
  const { rows } = await client.query("SELECT pg_size_pretty(pg_database_size(current_database())) AS size");
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s, ${rows[0].size}`);
} finally {
  await client.end();
}
