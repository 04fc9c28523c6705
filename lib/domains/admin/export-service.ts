import "server-only";
import { stringify } from "csv-stringify/sync";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { logError } from "@/lib/platform/http/log";
import { record } from "./audit-service";
import { EXPORT_SOURCES, type Cell, type ExportSource } from "./export-queries";
import type { ExportKind } from "./options";

/** Rows held in memory per download: enough to make queries cheap, few enough to serve many downloads at once. */
const BATCH = 2_000;

/** The approximate number of rows of a download. */
export async function countExport(_admin: Actor<"admin">, kind: ExportKind): Promise<number> {
  const { _sum } = await db.dailyCount.aggregate({ where: { kind }, _sum: { count: true } });
  return _sum.count ?? 0;
}

/**
 * Records a download of users, jobs (except removed ones) or applications in the audit log and prepares it.
 * @param rows the approximate number of rows, for the audit log. @param filtered the rows of a list's filter; null for all.
 * @returns the file in chunks, each read once the previous one has been consumed.
 */
export async function startExport(
  admin: Actor<"admin">,
  kind: ExportKind,
  rows: number,
  filtered: ExportSource | null = null,
) {
  // Nobody needs later to know the words of the search: they may be a phone number.
  const extent: Record<string, number | boolean> = filtered ? { filtered: true } : { rows };
  await record(db, admin.id, "export", { type: "export", id: admin.id }, { kind, ...extent });
  return csv(kind, filtered ?? undefined);
}

/**
 * A table as CSV (RFC 4180) in UTF-8 with a byte order mark, which Excel needs to recognise UTF-8. Cells that a
 * spreadsheet would run as a formula get a leading apostrophe. A failure is logged and rethrown: the reader must not
 * mistake a partial file for a complete one.
 */
export async function* csv(kind: ExportKind, source: ExportSource = EXPORT_SOURCES[kind], batch = BATCH) {
  yield encode([source.columns], true);
  try {
    for (let after: string | null = null; ;) {
      const rows = await source.read(after, batch);
      const last = rows.at(-1);
      if (last) yield encode(rows.map(({ cells }) => cells));
      if (!last || rows.length < batch) return;
      after = last.id;
    }
  } catch (error) {
    logError("export_failed", error, { kind });
    throw error;
  }
}

const encode = (rows: readonly (readonly Cell[])[], bom = false): Uint8Array =>
  Buffer.from(
    stringify([...rows], {
      bom,
      record_delimiter: "windows",
      escape_formulas: true,
      cast: { boolean: String },
    }),
  );
