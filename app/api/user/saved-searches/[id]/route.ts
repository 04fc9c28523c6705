import { route, serve } from "@/lib/access/route";
import { savedSearchApi } from "@/lib/domains/jobs/saved-search-api";
import { endSearch } from "@/lib/domains/jobs/saved-search-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  DELETE: route(savedSearchApi["DELETE /api/user/saved-searches/{id}"], ({ actor, params }) =>
    endSearch(actor, params.id),
  ),
});
