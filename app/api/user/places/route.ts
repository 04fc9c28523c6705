import { route, serve } from "@/lib/access/route";
import { profilesApi } from "@/lib/domains/profiles/api";
import { getWorkerPlaces, setWorkerPlaces } from "@/lib/domains/profiles/places-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(profilesApi["GET /api/user/places"], ({ actor }) => getWorkerPlaces(actor)),
  PUT: route(profilesApi["PUT /api/user/places"], ({ actor, body }) => setWorkerPlaces(actor, body.places)),
});
