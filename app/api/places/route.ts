import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { placesApi } from "@/lib/places/api";
import { findPlaces } from "@/lib/places/queries";

export const GET = route(placesApi["GET /api/places"], ({ actor, query }) => findPlaces(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
