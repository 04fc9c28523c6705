import { applicationsApi } from "@/lib/domains/applications/api";
import { getOwnApplication } from "@/lib/domains/applications/queries";
import { getReceived } from "@/lib/domains/applications/received-queries";
import { withdrawApplication } from "@/lib/domains/applications/service";
import { isOf } from "@/lib/access/auth/actor";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/service-applications/{id}"], ({ actor, params }) =>
    isOf(actor, "worker") ? getOwnApplication(actor, params.id) : getReceived(actor, params.id),
  ),
  DELETE: route(applicationsApi["DELETE /api/service-applications/{id}"], ({ actor, params }) =>
    withdrawApplication(actor, params.id),
  ),
});
