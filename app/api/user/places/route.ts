import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { placesApi } from "@/lib/places/api";
import { getWorkerPlaces, setWorkerPlaces } from "@/lib/places/worker-places";

export const GET = route(placesApi["GET /api/user/places"], ({ actor }) => getWorkerPlaces(actor));

export const PUT = route(placesApi["PUT /api/user/places"], ({ actor, body }) => setWorkerPlaces(actor, body.places));

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
