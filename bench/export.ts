/**
 * Measures the speed and memory use of each download, on the database in DATABASE_URL. `rss` is read after the first
 * tenth of the rows and at the end: it must not grow with their number.
 */
// Set before the application's modules read it.
process.env.SESSION_SECRET ??= "only-for-measuring-0123456789abcdef";

export {};

const { EXPORT_KINDS } = await import("@/lib/domains/admin/options");
const { countExport, csv } = await import("@/lib/domains/admin/export-service");
const { db } = await import("@/lib/platform/db/client");
const { actorOf } = await import("@/tests/support/actor");

const admin = await actorOf(await db.user.findFirstOrThrow({ where: { role: "super_admin" } }), "admin");
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const memory = () => megabytes(process.memoryUsage().rss);

for (const kind of EXPORT_KINDS) {
  const rows = await countExport(admin, kind);
  const start = performance.now();
  let bytes = 0;
  let pieces = 0;
  let early = "";
  for await (const piece of csv(kind)) {
    bytes += piece.length;
    pieces += 1;
    if (pieces === Math.ceil(rows / 20_000)) early = memory();
  }
  const seconds = (performance.now() - start) / 1000;
  const speed = `${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s`;
  console.log(`${kind}: ${rows} rows, ${megabytes(bytes)}, ${speed}, rss ${early} → ${memory()}`);
}
await db.$disconnect();
