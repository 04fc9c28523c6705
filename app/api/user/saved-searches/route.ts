import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { savedSearchApi } from "@/lib/domains/jobs/saved-search-api";
import { listSavedSearches } from "@/lib/domains/jobs/saved-search-queries";
import { endSearch, saveSearch } from "@/lib/domains/jobs/saved-search-service";

export const GET = route(savedSearchApi["GET /api/user/saved-searches"], ({ actor }) => listSavedSearches(actor));

export const POST = route(savedSearchApi["POST /api/user/saved-searches"], ({ actor, body, within }) =>
  saveSearch(actor, body, within),
);

export const DELETE = route(savedSearchApi["DELETE /api/user/saved-searches"], ({ actor }) => endSearch(actor, null));

export const { PUT, PATCH, OPTIONS } = allowOnly("GET", "POST", "DELETE");
