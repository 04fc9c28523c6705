import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { placesApi } from "@/lib/language/places/api";
import { findPlaces } from "@/lib/language/places/queries";

export const GET = route(placesApi["GET /api/places"], ({ actor, query }) => findPlaces(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
