import { runningApi } from "@/lib/interface/running";
import { getEnv } from "@/lib/env";
import { allowOnly } from "@/lib/http/allow-only";
import { hasBearer } from "@/lib/http/bearer";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { readMetrics } from "@/lib/observing/metrics";

/** Figures of this process. Each of several servers has its own, so Prometheus asks each. */
export const GET = route(runningApi["GET /api/metrics"], async ({ request }) => {
  const { METRICS_TOKEN } = getEnv();
  if (!METRICS_TOKEN) throw new AppError("not_found");
  if (!hasBearer(request, METRICS_TOKEN)) throw new AppError("unauthenticated");
  const { text, media } = await readMetrics();
  return new Response(text, { headers: { "Content-Type": media, "Cache-Control": "no-store" } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
