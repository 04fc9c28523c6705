import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { sayStillLooking } from "@/lib/domains/applications/clock-service";

export const POST = route(applicationsApi["POST /api/service-applications/{id}/still-looking"], ({ actor, params }) =>
  sayStillLooking(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
