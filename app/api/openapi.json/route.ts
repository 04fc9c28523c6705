import { getCurrentActor } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { runningApi } from "@/lib/api-docs/running";
import { documentFor } from "@/lib/api-docs/served";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(runningApi["GET /api/openapi.json"], async () => documentFor(await getCurrentActor())),
});
