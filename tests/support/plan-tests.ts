import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generate } from "@/bench/lib/generate";
import type { Actor } from "@/lib/access/auth/actor";
import type { Audience } from "@/lib/core/roles";
import { actorOf } from "./actor";
import type { Read, ReadGroup, Readers } from "./plan-reads";

/** The tables that grow with the product: no statement may read all of one. */
export const LARGE: ReadonlySet<string> = new Set([
  ...["jobs", "applications", "users", "user_words", "profiles", "notifications", "deliveries"],
  ...["notification_settings", "cases"],
]);

/** Fills the test file's database. @returns those who read it: people who have something to read. */
export async function readersOf(sizes: Parameters<typeof generate>[1]): Promise<Readers> {
  const client = new Client({ connectionString: process.env.TEST_OWNER_URL });
  await client.connect();
  await client.query("SET statement_timeout = 0");
  await generate(client, sizes, console.info);
  const someone = async <A extends Audience>(audience: A, where: string): Promise<Actor<A>> => {
    const { rows } = await client.query<{ id: string }>(`SELECT users.id FROM users ${where} LIMIT 1`);
    return actorOf(rows[0]!, audience);
  };
  const employer = await someone("employer", "JOIN jobs ON employer_id = users.id");
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM jobs WHERE employer_id = $1 AND removed_at IS NULL",
    [employer.id],
  );
  return {
    ...{ client, employer, jobId: rows[0]!.id },
    worker: await someone("worker", "JOIN applications ON worker_id = users.id"),
    admin: await someone("admin", "WHERE role = 'admin'"),
  };
}

/** A test for each read of a group. @param rule what it has to keep to. */
export function testReads(
  group: ReadGroup,
  readers: () => Readers,
  rule: (run: () => Promise<unknown>, read: Read) => Promise<void>,
): void {
  describe(group.name, () => {
    beforeAll(() => group.before?.(readers()), 300_000);
    afterAll(() => group.after?.(readers()));
    if (group.finds) test("finds some", async () => expect((await group.finds!(readers())).length).toBeGreaterThan(0));
    test.each(group.reads.map((read) => [read.name, read] as const))("%s", async (_name, read) => {
      await rule(() => read.run(readers()), read);
    });
  });
}
