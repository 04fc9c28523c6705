import { probeDatabase } from "@/lib/platform/db/probe";
import { isDraining } from "@/lib/platform/http/front-server";
import { withRequestLog } from "@/lib/platform/http/request-log";
import { probeUploads } from "@/lib/platform/uploads/probe";
import { serve } from "@/lib/access/route";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /**
   * Whether everything a request needs is available: 200, or 503 naming the unavailable part, within about two seconds.
   */
  GET: (request: Request) =>
    withRequestLog(request, async (notes) => {
      const headers = { "Cache-Control": "no-store" };
      // A balancer stops sending requests to a server that is shutting down.
      if (isDraining()) return Response.json({ status: "unavailable", server: "stopping" }, { status: 503, headers });
      const unavailable = (error: unknown, part: object) => {
        notes.failure = { event: "not_ready", error };
        return Response.json(
          { status: "unavailable", ...part },
          { status: 503, headers: { ...headers, "Retry-After": "5" } },
        );
      };
      const [database, uploads] = await Promise.allSettled([probeDatabase(), probeUploads()]);
      if (database.status === "rejected") return unavailable(database.reason, { database: "away" });
      if (uploads.status === "rejected") return unavailable(uploads.reason, { uploads: "away" });
      return Response.json({ status: "ok", database: "ok" }, { headers });
    }),
});
