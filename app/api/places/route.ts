import { route, serve } from "@/lib/access/route";
import { placesApi } from "@/lib/language/places/api";
import { findPlaces } from "@/lib/language/places/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(placesApi["GET /api/places"], ({ actor, query }) => findPlaces(actor, query)),
});
