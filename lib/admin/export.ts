import "server-only";
import { stringify } from "csv-stringify/sync";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { logError } from "@/lib/http/log";
import { record } from "./audit";
import { EXPORT_SOURCES, type Cell, type ExportSource } from "./export-columns";
import type { ExportKind } from "./options";

/** Rows that are in memory at a time: large enough that asking costs little, small enough that many can be served. */
const BATCH = 2_000;

/** How many rows a download would have, about. */
export async function countExport(_admin: Actor<"admin">, kind: ExportKind): Promise<number> {
  const { _sum } = await db.dailyCount.aggregate({ where: { kind }, _sum: { count: true } });
  return _sum.count ?? 0;
}

/**
 * Records that a download of all users, positions that were not removed, or applications was asked for, and prepares
 * it: its text in pieces, each read when the one before has been taken.
 * @param rows how many there will be, about, for the record.
 */
export async function startExport(admin: Actor<"admin">, kind: ExportKind, rows: number) {
  await record(db, admin, "export", { type: "export", id: admin.id }, { kind, rows });
  return csv(kind);
}

/**
 * A table as CSV (RFC 4180) in UTF-8 with a byte order mark, which Excel needs to see that it is UTF-8. Cells that a
 * spreadsheet would run as a formula begin with an apostrophe. A failure is logged and thrown on: who reads must not
 * take what came so far for the whole.
 */
export async function* csv(kind: ExportKind, source: ExportSource = EXPORT_SOURCES[kind], batch = BATCH) {
  yield encode([source.columns], true);
  try {
    for (let after: string | null = null; ;) {
      const rows = await source.read(after, batch);
      if (rows.length > 0) yield encode(rows.map(({ cells }) => cells));
      if (rows.length < batch) return;
      after = rows.at(-1)!.id;
    }
  } catch (error) {
    logError("export_failed", error, { kind });
    throw error;
  }
}

const encode = (rows: readonly (readonly Cell[])[], bom = false): Uint8Array =>
  Buffer.from(
    stringify(rows as Cell[][], {
      bom,
      record_delimiter: "windows",
      escape_formulas: true,
      cast: { boolean: String },
    }),
  );
