import { cardViews } from "@/components/jobs/card/card-view";
import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listJobs } from "@/lib/domains/jobs/queries";
import { elsewhereFrom } from "@/lib/domains/jobs/search-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/service-requests/cards"], async ({ actor, query }) => {
    const { items, nextCursor } = await listJobs(actor, query);
    const how = { kind: query.card, language: actor.language, elsewhereFrom: elsewhereFrom(items, query) };
    return { items: await cardViews(items, how), nextCursor };
  }),
});
