import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { shownName } from "@/lib/domains/users/shown-name-policy";
import type { ExportKind } from "./options";

/** A CSV cell; null is written as an empty cell. */
export type Cell = string | number | boolean | null;

type ExportRow = { id: string; cells: Cell[] };

/** One kind of download: its columns, and its rows in id order, read from a given id so every page costs the same. */
export type ExportSource = {
  columns: readonly string[];
  /** @returns at most `take` rows after an id, each with its id and its cells in the order of `columns`. */
  read: (after: string | null, take: number) => Promise<ExportRow[]>;
};

/** A source that also reads the rows with certain ids. */
type FullSource = ExportSource & { byIds: (ids: readonly string[]) => Promise<ExportRow[]> };

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

const text = (column: string) => `${column}::text`;
/** A time as ISO 8601 in UTC. */
const time = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Joins the single row with a key; the LIMIT keeps the planner from reading the whole table for each batch. */
const byKey = (table: string, key: string, value: string) =>
  Prisma.raw(`LATERAL (SELECT * FROM ${table} WHERE ${key} = ${value} LIMIT 1)`);

/**
 * A source that runs one statement per batch and gets finished cells from the database: reading models with their
 * relations took six times as long (decisions/0010).
 * @param columns SQL by column name, including `id`. @param batch FROM clause for rows that a condition allows, in id order.
 */
function sourceOf(columns: Record<string, string>, batch: (where: Prisma.Sql, take: number) => Prisma.Sql) {
  const names = Object.keys(columns);
  const select = Prisma.raw(names.map((name) => `${columns[name]} AS ${name}`).join(", "));
  const cellsOf = async (where: Prisma.Sql, take: number): Promise<ExportRow[]> => {
    const rows = await db.$queryRaw<Record<string, Cell>[]>`SELECT ${select} FROM ${batch(where, take)}`;
    return rows.map((row) => ({
      id: String(row.id),
      cells: names.map((name) => shownCell(name, row[name] ?? null)),
    }));
  };
  return {
    columns: names,
    read: (after, take) => cellsOf(Prisma.sql`id > ${after ?? BEFORE_ALL}::uuid`, take),
    byIds: (ids) => cellsOf(Prisma.sql`id = ANY(${[...ids]}::uuid[])`, ids.length),
  } satisfies FullSource;
}

/** The columns with people's names. */
const NAMES = ["username", "name", "employer_username", "worker_username"];

const shownCell = (column: string, cell: Cell): Cell =>
  NAMES.includes(column) && typeof cell === "string" ? shownName(cell) : cell;

// No contacts, bios, personal answers or picture names: a file that leaves the product contains only what is needed to
// count and compare (decisions/0010).
const users = sourceOf(
  {
    id: text("u.id"),
    username: text("u.username"),
    role: text("u.role"),
    name: "p.name",
    company_name: "p.company_name",
    location: "p.location",
    region: text("u.region"),
    preferred_language: text("u.preferred_language"),
    verified: "u.is_verified",
    created_at: time("u.created_at"),
    last_active: time("u.last_active"),
    deactivated_at: time("u.deactivated_at"),
  },
  (where, take) => Prisma.sql`
    (SELECT * FROM users WHERE ${where} ORDER BY id LIMIT ${take}) AS u
    LEFT JOIN ${byKey("profiles", "user_id", "u.id")} AS p ON true ORDER BY u.id`,
);

const jobs = sourceOf(
  {
    id: text("j.id"),
    title: "j.title",
    category: "j.category",
    location: "j.location",
    status: text("j.status"),
    type: text("j.type"),
    employment_type: text("j.employment_type"),
    salary_min: "j.salary_min",
    salary_max: "j.salary_max",
    employer_id: text("j.employer_id"),
    employer_username: text("u.username"),
    company_name: "j.company_name",
    applications: "j.applications_count",
    views: "j.views_count",
    created_at: time("j.created_at"),
    posted_at: time("j.posted_at"),
  },
  (where, take) => Prisma.sql`
    (SELECT * FROM jobs WHERE ${where} AND removed_at IS NULL ORDER BY id LIMIT ${take}) AS j
    JOIN ${byKey("users", "id", "j.employer_id")} AS u ON true ORDER BY j.id`,
);

const applications = sourceOf(
  {
    id: text("a.id"),
    job_id: text("a.job_id"),
    job_title: "j.title",
    worker_id: text("a.worker_id"),
    worker_username: text("u.username"),
    status: text("a.status"),
    experience: "a.experience",
    shift: "a.shift",
    start_date: day("a.start_date"),
    interview_date: time("a.interview_date"),
    created_at: time("a.created_at"),
  },
  (where, take) => Prisma.sql`
    (SELECT * FROM applications WHERE ${where} ORDER BY id LIMIT ${take}) AS a
    JOIN ${byKey("jobs", "id", "a.job_id")} AS j ON true
    JOIN ${byKey("users", "id", "a.worker_id")} AS u ON true ORDER BY a.id`,
);

/** The source of each download. */
export const EXPORT_SOURCES: Record<ExportKind, FullSource> = { users, jobs, applications };
