import { route, serve } from "@/lib/access/route";
import { savedSearchApi } from "@/lib/domains/jobs/saved-search-api";
import { listSavedSearches } from "@/lib/domains/jobs/saved-search-queries";
import { endSearch, saveSearch } from "@/lib/domains/jobs/saved-search-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(savedSearchApi["GET /api/user/saved-searches"], ({ actor }) => listSavedSearches(actor)),
  POST: route(savedSearchApi["POST /api/user/saved-searches"], ({ actor, body, within }) =>
    saveSearch(actor, body, within),
  ),
  DELETE: route(savedSearchApi["DELETE /api/user/saved-searches"], ({ actor }) => endSearch(actor, null)),
});
