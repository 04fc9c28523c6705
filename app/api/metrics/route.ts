import { runningApi } from "@/lib/api-docs/running";
import { getEnv } from "@/lib/platform/env";
import { hasBearer } from "@/lib/platform/http/bearer";
import { AppError } from "@/lib/platform/http/errors";
import { route, serve } from "@/lib/access/route";
import { readMetrics } from "@/lib/platform/observing/metrics";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /** Figures of this process. Each of several servers has its own, so Prometheus asks each. */
  GET: route(runningApi["GET /api/metrics"], async ({ request }) => {
    const { METRICS_TOKEN } = getEnv();
    if (!METRICS_TOKEN) throw new AppError("not_found");
    if (!hasBearer(request, METRICS_TOKEN)) throw new AppError("unauthenticated");
    const { text, media } = await readMetrics();
    return new Response(text, { headers: { "Content-Type": media, "Cache-Control": "no-store" } });
  }),
});
