import { applicationsApi } from "@/lib/domains/applications/api";
import { withdrawApplication } from "@/lib/domains/applications/service";
import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    applicationsApi["POST /api/service-applications/{id}/withdrawal"],
    ({ actor, params }) => withdrawApplication(actor, params.id),
    // One that is gone was withdrawn by the first of two taps, or on another phone.
    { fulfilled: ["application_not_found"], next: () => href.applied() },
  ),
});
