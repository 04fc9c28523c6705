/** Admins find people from an index: one name that 300,000 have costs no more than any other. */
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cpuMsOf } from "@/bench/lib/cpu";
import { medianOf } from "@/bench/lib/measure";
import { listUsers } from "@/lib/domains/admin/list-queries";
import { listUsersQuery } from "@/lib/domains/admin/schema";
import type { Actor } from "@/lib/access/auth/actor";
import { actorOf } from "../support/actor";
import { makePerson } from "../support/factories";

const PEOPLE = 300_000;

let client: Client;
let admin: Actor<"admin">;
beforeAll(async () => {
  client = new Client({ connectionString: process.env.TEST_OWNER_URL });
  await client.connect();
  admin = await actorOf(await makePerson("admin"), "admin");
  await client.query("SET statement_timeout = 0");
  // Without triggers and references the rows come in a few seconds.
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO users (id, username, name_skeleton, password_hash, role, phone, created_at)
     SELECT gen_random_uuid(), 'sunita' || n, 'sunita' || n, '!', 'worker', '+9198' || lpad(n::text, 8, '0'),
       now() - n * interval '1 minute' FROM generate_series(1, $1::int) AS n`,
    [PEOPLE],
  );
  await client.query(
    `INSERT INTO user_words (user_id, word, role, created_at)
     SELECT id, word, role, created_at FROM users, LATERAL (VALUES ('sunita'), ('devi'), ('sunita devi'), ('~SNT'), ('~DV'),
       (substr(username::text, 7))) AS words (word) WHERE username::text LIKE 'sunita%'`,
  );
  await client.query("ANALYZE");
}, 300_000);
afterAll(() => client.end());

// By name, by two that all have, in another script, one person among all of them, nobody, by number, the oldest first.
test.each([
  ["sunita", {}, 25],
  ["suni", {}, 25],
  ["Sunita Devi", {}, 25],
  ["devi sunita", {}, 25],
  ["सुनीता देवी", {}, 25],
  ["sunita 299999", {}, 1],
  ["sunita rani", {}, 0],
  ["98002 99999", {}, 1],
  ["sunita", { direction: "asc" }, 25],
  ["sunita", { role: "client" }, 0],
])("%s %j", async (search, more, found) => {
  const query = listUsersQuery.parse({ search, limit: "25", ...more });
  await listUsers(admin, query);
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const read = async () => expect((await listUsers(admin, query)).items).toHaveLength(found);
    times.push(await cpuMsOf(client, read));
  }
  const median = medianOf(times);
  console.info(`${search} ${JSON.stringify(more)}: ${median.toFixed(1)} ms of CPU`);
  expect(median).toBeLessThan(100);
});
