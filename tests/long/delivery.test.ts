import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { bringUpToDate } from "@/scripts/lib/database";
import { startThrowaway, type EmbeddedServer } from "@/scripts/lib/embedded-postgres";
import type { Part } from "@/scripts/lib/keep-running";
import { ensureBuild, ensurePrismaClient } from "@/scripts/lib/next";
import { becomesReady, spawnServer } from "@/scripts/lib/server";
import { startPushService, type LocalSubscription } from "../support/push-service";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

let database: EmbeddedServer;
let client: Client;
let service: Awaited<ReturnType<typeof startPushService>>;
const running: (Part & { pid: number })[] = [];

beforeAll(async () => {
  await ensurePrismaClient();
  await ensureBuild();
  [database, service] = await Promise.all([startThrowaway(), startPushService()]);
  await bringUpToDate(database.urls);
  client = new Client({ connectionString: database.urls.application });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await client.end();
  await Promise.all([database.stop(), service.stop()]);
});

async function startServer() {
  const address = { port: await freePort(), hostname: "localhost" };
  const server = spawnServer("start", {
    ...address,
    env: {
      NODE_ENV: "production",
      DATABASE_URL: database.urls.application,
      SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      PUSH_SERVICE_URL: service.origin,
    },
    logFile: `test-results/delivery-${address.port}.log`,
  });
  running.push(server);
  expect(await becomesReady(server, address)).toBe(true);
  return server;
}

/** People who are never kept quiet, each with a browser that has subscribed. */
async function subscribe(count: number): Promise<Map<string, LocalSubscription>> {
  const people = new Map<string, LocalSubscription>();
  for (let made = 0; made < count; made += 1) {
    const [id, session, subscription] = [randomUUID(), randomUUID(), service.subscription()];
    const { endpoint, keys } = subscription;
    await client.query(
      `INSERT INTO users (id, username, name_skeleton, password_hash, role) VALUES ($1, $2::text, $2::text, '', 'worker')`,
      [id, `p.${id.slice(0, 28)}`],
    );
    await client.query(`INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`, [
      session,
      id,
    ]);
    await client.query(`INSERT INTO notification_settings (user_id, quiet_from, quiet_to) VALUES ($1, NULL, NULL)`, [
      id,
    ]);
    await client.query(
      `INSERT INTO push_subscriptions (session_id, user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5)`,
      [session, id, endpoint, keys.p256dh, keys.auth],
    );
    people.set(id, subscription);
  }
  return people;
}

const tell = (ids: string[]) =>
  client.query(
    `INSERT INTO notifications (id, user_id, kind) SELECT gen_random_uuid(), id, 'accepted' FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
const queued = async (): Promise<number> =>
  Number((await client.query<{ count: string }>("SELECT count(*) FROM deliveries")).rows[0]!.count);
const reached = (people: Map<string, LocalSubscription>) =>
  [...people.values()].filter(({ endpoint }) => service.pushed.some(({ path }) => endpoint.endsWith(path))).length;
const pushesTo = (people: Map<string, LocalSubscription>) =>
  service.pushed.filter(({ path }) => [...people.values()].some(({ endpoint }) => endpoint.endsWith(path))).length;

test("nothing is lost when the server is killed between events and push, and two servers share what is due", async () => {
  const people = await subscribe(300);
  const first = await startServer();
  await tell([...people.keys()]);
  // In the middle of the work.
  await expect.poll(() => reached(people), { timeout: 30_000, interval: 5 }).toBeGreaterThan(20);
  process.kill(first.pid, "SIGKILL");
  await first.exited;
  const [before, left] = [reached(people), await queued()];
  expect(left).toBeGreaterThan(0);
  // Those that the dead server had taken up are free again after two minutes; the test does not wait for that.
  await client.query("UPDATE deliveries SET due_at = now()");
  const begin = performance.now();
  await Promise.all([startServer(), startServer()]);
  await expect.poll(queued, { timeout: 120_000, interval: 50 }).toBe(0);
  const ms = Math.round(performance.now() - begin);
  expect(reached(people)).toBe(300);
  // Only what the dead server had sent and not recorded comes twice: at most what it takes up in one turn.
  const twice = pushesTo(people) - 300;
  expect(twice).toBeLessThanOrEqual(16);
  console.log(`${before} before the kill, ${left} left, all after ${ms} ms with two starts, ${twice} twice.`);
});

test("a thousand people are told within a minute", async () => {
  const people = await subscribe(1_000);
  const begin = performance.now();
  await tell([...people.keys()]);
  await expect.poll(queued, { timeout: 120_000, interval: 50 }).toBe(0);
  const seconds = (performance.now() - begin) / 1_000;
  expect(reached(people)).toBe(1_000);
  expect(pushesTo(people)).toBe(1_000);
  expect(seconds).toBeLessThan(60);
  console.log(`1,000 pushes in ${seconds.toFixed(1)} s with two servers.`);
});
