import { applicationsApi } from "@/lib/domains/applications/api";
import { lookAtContact } from "@/lib/domains/applications/contact-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(applicationsApi["POST /api/service-applications/{id}/contact"], ({ actor, params }) =>
    lookAtContact(actor, params.id),
  ),
});
