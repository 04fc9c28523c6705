import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { profilesApi } from "@/lib/domains/profiles/api";
import { getWorkerPlaces, setWorkerPlaces } from "@/lib/domains/profiles/places-service";

export const GET = route(profilesApi["GET /api/user/places"], ({ actor }) => getWorkerPlaces(actor));

export const PUT = route(profilesApi["PUT /api/user/places"], ({ actor, body }) => setWorkerPlaces(actor, body.places));

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
