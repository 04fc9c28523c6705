import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { savedSearchApi } from "@/lib/domains/jobs/saved-search-api";
import { endSearch } from "@/lib/domains/jobs/saved-search-service";

export const DELETE = route(savedSearchApi["DELETE /api/user/saved-searches/{id}"], ({ actor, params }) =>
  endSearch(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
