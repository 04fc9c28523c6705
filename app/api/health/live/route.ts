import { withRequestLog } from "@/lib/platform/http/request-log";
import { serve } from "@/lib/access/route";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /** The process is running. Checks nothing else, so that a database outage does not restart every instance. */
  GET: (request: Request) =>
    withRequestLog(request, () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } })),
});
