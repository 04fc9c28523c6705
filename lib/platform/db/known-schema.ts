import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { read } from "./read";
import { unknownMigrations } from "./unknown-migrations";

/**
 * Looks whether this version can work with the database: an older version would start on a newer one, and fail in the middle
 * of people's work.
 * @param known the names of the migrations of this version.
 * @throws Error with a sentence, or the driver's error if the database is down.
 */
export async function requireKnownSchema(known: readonly string[]): Promise<void> {
  const applied = await read<{ name: string }>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
    ORDER BY migration_name`.catch(explained);
  const names = applied.map(({ name }) => name);
  const refusal = unknownMigrations(names, known);
  if (refusal) throw new Error(refusal);
  // Every column of every table, of rows that none of no conditions holds for: of none.
  await Promise.all(
    Object.values(Prisma.ModelName).map((model) => delegateOf(model).findMany({ where: { OR: [] } })),
  ).catch(explained);
}

type Delegate = { findMany: (options: { where: object }) => Promise<unknown[]> };

const delegateOf = (model: Prisma.ModelName): Delegate =>
  Reflect.get(db, `${model[0]!.toLowerCase()}${model.slice(1)}`) as Delegate;

/** SQLSTATE or Prisma's code: a column, a table that does not exist. */
const MISSING = ["42703", "42P01", "P2022", "P2021"];

function explained(error: unknown): never {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (!MISSING.includes(String(code))) throw error;
  throw new Error(
    `The database does not have the tables and columns that this version of KaamSetu reads (${lastLine(error as Error)}). ` +
      "Run `npm run db:migrate` of this version with the same database; if that changes nothing, restore a backup.",
  );
}

const lastLine = ({ message }: Error): string => message.trim().split("\n").at(-1)!.trim();
