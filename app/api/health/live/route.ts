import { allowOnly } from "@/lib/access/allow-only";
import { withRequestLog } from "@/lib/platform/http/request-log";

/** The process is running. Checks nothing else, so that a database outage does not restart every instance. */
export const GET = (request: Request) =>
  withRequestLog(request, () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } }));
export const dynamic = "force-dynamic";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
