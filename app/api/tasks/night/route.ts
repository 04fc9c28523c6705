import { route, serve } from "@/lib/access/route";
import { requireScheduler } from "@/lib/platform/http/scheduler";
import { tidyApi } from "@/lib/domains/tidy/api";
import { nightOf } from "@/lib/domains/tidy/night-service";
import { tidyOnceFor } from "@/lib/domains/tidy/service";

/** A platform's function may take 60 s: what is left then is for the next call. */
const MAX_MS = 45_000;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(tidyApi["GET /api/tasks/night"], async ({ request }) => {
    requireScheduler(request);
    const end = performance.now() + MAX_MS;
    const report = await tidyOnceFor(nightOf(new Date()), { isStopped: () => performance.now() > end });
    return { isDone: report !== null, isStopped: report?.isStopped ?? false, failed: report?.failed ?? [] };
  }),
});
