import { expect, test, vi } from "vitest";
import { checkStart } from "@/lib/platform/boot";
import { CANNOT_START } from "@/lib/core/exit-code";
import { readMigrations } from "@/scripts/lib/migration-files";
import { db } from "@/lib/platform/db/client";
import type { Job } from "@/lib/domains/jobs/types";
import { SESSION_DEFAULTS, setSessionDefaults, withConnection } from "@/scripts/lib/connection";
import { jobBody, makePerson } from "../support/factories";

// Every test database has the time zone Asia/Kolkata (tests/setup/worker-database.ts).
const MIGRATIONS = readMigrations().map(({ name }) => name);

test("the database's own zone is India's, yet the application's sessions are in UTC", async () => {
  const name = new URL(process.env.DATABASE_URL!).pathname.slice(1);
  const rows = await db.$queryRaw<{ setting: string }[]>`
    SELECT unnest(setconfig) AS setting FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
    WHERE d.datname = ${name} AND s.setrole = 0`;
  expect(rows).toEqual([{ setting: "TimeZone=Asia/Kolkata" }]);
  expect(await db.$queryRaw`SHOW timezone`).toEqual([{ TimeZone: "UTC" }]);
});

test("a time is stored as the instant it was, however it is read", async () => {
  const employer = await makePerson("employer");
  const before = Date.now();
  const { body } = await employer.browser.call("POST", "/api/jobs", { json: jobBody() });
  const { id, created_at, posted_date } = body as Job;
  for (const time of [created_at, posted_date!]) {
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before - 1_000);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now() + 1_000);
  }
  const stored = await withConnection(process.env.DATABASE_URL!, async (client) => {
    await client.query("SET timezone TO 'America/New_York'");
    const { rows } = await client.query<{ age: number }>(
      `SELECT abs(extract(epoch FROM now() - posted_at))::float AS age FROM jobs WHERE id = '${id}'`,
    );
    return rows[0]!.age;
  });
  expect(stored).toBeLessThan(60);
});

test("time-outs come with the role and the database, not with the connection", async () => {
  for (const name of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]) {
    const [row] = await db.$queryRawUnsafe<Record<string, string>[]>(
      `SELECT setting FROM pg_settings WHERE name = '${name}'`,
    );
    expect(row, name).toEqual({ setting: SESSION_DEFAULTS[name] });
  }
});

test("the server does not start if its sessions are not in UTC, and says what to do", async () => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await checkStart(MIGRATIONS);
  expect(exit).not.toHaveBeenCalled();
  await withConnection(process.env.DATABASE_URL!, async (client) => {
    const name = new URL(process.env.DATABASE_URL!).pathname.slice(1);
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${name} RESET timezone`);
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
  });
  await vi.waitFor(async () => {
    await checkStart(MIGRATIONS);
    expect(exit).toHaveBeenCalledWith(CANNOT_START);
  });
  expect(said.mock.calls.at(-1)![0]).toMatch(/Asia\/Kolkata instead of UTC.*npm run db:migrate/);
  await withConnection(process.env.DATABASE_URL!, setSessionDefaults);
});
