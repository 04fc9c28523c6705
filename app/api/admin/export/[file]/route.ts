import { adminApi } from "@/lib/domains/admin/api";
import { filteredSource } from "@/lib/domains/admin/export-filter-queries";
import { countExport, startExport } from "@/lib/domains/admin/export-service";
import type { ExportKind } from "@/lib/domains/admin/options";
import { download } from "@/lib/platform/http/download";
import { route, serve } from "@/lib/access/route";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { dayInIndia, HOUR_S } from "@/lib/core/time";

/** Downloads per admin and hour: each reads a whole table. */
const MAX_AN_HOUR = 30;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/export/{file}"], async ({ actor, params, query, request }) => {
    const kind = params.file.slice(0, -".csv".length) as ExportKind;
    const filtered = await filteredSource(kind, query);
    const rows = await countExport(actor, kind);
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="kaamsetu-${kind}-${dayInIndia()}.csv"`,
      ...(filtered ? {} : { "X-Total-Count": String(rows) }),
    };
    // Next answers HEAD with this handler; nothing is exported, so nothing is recorded.
    if (request.method === "HEAD") return download(null, headers);
    await countUse(`export:user:${actor.id}`, { max: MAX_AN_HOUR, seconds: HOUR_S });
    return download(await startExport(actor, kind, rows, filtered), headers);
  }),
});
