import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { profilesApi } from "@/lib/profiles/api";
import { getWorkerPlaces, setWorkerPlaces } from "@/lib/profiles/places-service";

export const GET = route(profilesApi["GET /api/user/places"], ({ actor }) => getWorkerPlaces(actor));

export const PUT = route(profilesApi["PUT /api/user/places"], ({ actor, body }) => setWorkerPlaces(actor, body.places));

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
