import { route, serve } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { sayStillLooking } from "@/lib/domains/applications/clock-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(applicationsApi["POST /api/service-applications/{id}/still-looking"], ({ actor, params }) =>
    sayStillLooking(actor, params.id),
  ),
});
