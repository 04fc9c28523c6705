import { setTimeout as sleep } from "node:timers/promises";
import pg, { type Client } from "pg";
import { newerSentence } from "@/lib/platform/db/newer-sentence";
import { errorCode, UserError } from "../before-install/errors.mjs";
import { setSessionDefaults, withConnection } from "./connection";
import { type Migration, migrationFile, readMigrations } from "./migration-files";
import { appliedNames, ensureTable, recordApplied, wasInterrupted } from "./migration-records";
import { isInDatabase } from "./migration-traces";

// Prisma's own lock, so that this and `prisma migrate deploy` wait for each other.
const ADVISORY_LOCK = 72_707_369;
const POLL_MS = 500;
const SAY_EVERY_MS = 5_000;

/** A migration that failed. Nothing of it is in the database. */
export class MigrationFailure extends Error {
  constructor(
    readonly migration: string,
    override readonly cause: unknown,
    sql: string,
  ) {
    super(describe(cause, sql));
  }
}

/**
 * Applies the migrations on disk to a database, with the same records as `prisma migrate deploy`. Each script and its
 * record are one transaction, so an interrupted migration leaves nothing behind and is applied by the next call.
 *
 * @returns the names of those it applied. @throws UserError if a migration fails.
 */
export function migrate(url: string, dir?: string): Promise<string[]> {
  return withConnection(url, async (client) => {
    await setSessionDefaults(client);
    return applyMigrations(client, readMigrations(dir));
  }).catch((error: unknown) => {
    throw sentenceFor(error);
  });
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof MigrationFailure) {
    const { migration, message, cause } = error;
    return new UserError(
      `The migration ${migration} failed: ${message}\nNothing of it was applied. ${adviceFor(cause)}`,
    );
  }
  if (error instanceof pg.DatabaseError) return new UserError(`The database could not be migrated: ${error.message}`);
  return error;
}

function adviceFor(cause: unknown): string {
  const code = errorCode(cause) ?? "";
  const isCutOff = code.startsWith("57P") || /Connection terminated|ECONN|EPIPE/.test(String(cause));
  if (isCutOff) return "Start again once the database answers.";
  if (code === "42501") {
    return 'Set DIRECT_DATABASE_URL to a URL of the role that owns the tables (docs/deployment.md, "Database roles").';
  }
  return "Correct it, then start again.";
}

/**
 * Applies the migrations without a record in a database, oldest first.
 * @throws MigrationFailure. @throws UserError if the database has others.
 */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  const known = await appliedNames(client);
  const newer = newerSentence(known, migrations.map(({ name }) => name)); // prettier-ignore
  if (newer) throw new UserError(newer);
  const applied: string[] = [];
  for (const [index, migration] of migrations.entries()) {
    if (known.has(migration.name)) continue;
    if (await inTurn(client, () => apply(client, migration, migrations.slice(0, index)))) applied.push(migration.name);
  }
  return applied;
}

/** @returns whether this call applied it, rather than another process or an earlier call. */
async function apply(client: Client, migration: Migration, earlier: readonly Migration[]): Promise<boolean> {
  const { name, sql } = migration;
  await ensureTable(client);
  if ((await appliedNames(client)).has(name)) return false;
  if (await wasInterrupted(client, name)) {
    const isApplied = await isInDatabase(client, earlier, migration);
    if (isApplied === undefined) throw undecided(name);
    if (isApplied) {
      await recordApplied(client, migration);
      console.log(`The migration ${name} had been applied before it was interrupted; that is recorded now.`);
      return false;
    }
  }
  await saying(`Applying the migration ${name}`, runScript(client, migration)).catch((error: unknown) => {
    throw new MigrationFailure(name, error, sql);
  });
  await recordApplied(client, migration);
  return true;
}

const undecided = (name: string) =>
  new UserError(
    `The migration ${name} was interrupted, and the schema does not tell whether it was applied. Look for what ${migrationFile(name)} changes, then run \`npm run db:migrate -- --applied ${name}\` if the database has it, else \`npm run db:migrate -- --rolled-back ${name}\`.`,
  );

/** Strings, names, function bodies and comments. */
const NO_STATEMENTS = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|--.*|\/\*[\s\S]*?\*\//g;
const ENDS_TRANSACTION = /(?:^|;)\s*(?:COMMIT|END|ROLLBACK|ABORT|PREPARE\s+TRANSACTION)\b/i;

async function runScript(client: Client, { sql }: Migration): Promise<void> {
  if (ENDS_TRANSACTION.test(sql.replaceAll(NO_STATEMENTS, ""))) {
    throw new Error("it would end the transaction in which it is recorded: take COMMIT and ROLLBACK out of it");
  }
  await client.query(sql);
  // Settings made by the script must not affect its record or the next script, which a pooler may run in this session.
  await client.query("RESET ALL");
}

/**
 * Runs `work` in one transaction that holds the lock for migrations, and waits for other processes that hold it. The
 * lock belongs to the transaction: it is released with it, even if this process or the connection dies, and through a
 * pooler.
 */
async function inTurn<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  for (let said = 0; ; await sleep(POLL_MS)) {
    await client.query("BEGIN");
    try {
      // Without a limit. Set by statements, because poolers refuse settings at the start of a session.
      await client.query(
        "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
      );
      if (await tryLock(client)) {
        const result = await work();
        await client.query("COMMIT");
        return result;
      }
      if (performance.now() - since >= said * SAY_EVERY_MS) {
        console.log(`Waiting for another process, which migrates this database${await holder(client)} …`);
        said += 1;
      }
      await client.query("ROLLBACK");
    } catch (error) {
      // The first error is the reason; a lost connection has no transaction left.
      await client.query("ROLLBACK").catch(() => undefined);
      throw error;
    }
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS ours", [
    ADVISORY_LOCK,
  ]);
  return rows[0]?.ours === true;
}

/** The session that holds the lock, in words. */
async function holder(client: Client): Promise<string> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND objsubid = 1 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [ADVISORY_LOCK],
  );
  return rows[0] ? ` in the database session ${rows[0].pid}` : "";
}

/** Prints a line every few seconds until `work` is done. */
async function saying<T>(line: string, work: Promise<T>): Promise<T> {
  const since = performance.now();
  const seconds = () => Math.round((performance.now() - since) / 1000);
  const timer = setInterval(() => console.log(`${line}: still at it, ${seconds()} s`), SAY_EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** PostgreSQL's own message, with the line of the script it refers to. */
function describe(error: unknown, sql: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && "position" in error ? Number(error.position) : 0;
  const line = position ? `, line ${sql.slice(0, position).split("\n").length}` : "";
  const code = errorCode(error);
  return code ? `${message} (${code}${line})` : message;
}
