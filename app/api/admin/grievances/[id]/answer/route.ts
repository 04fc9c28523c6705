import { adminApi } from "@/lib/domains/admin/api";
import { answerGrievance } from "@/lib/domains/admin/grievance-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(adminApi["PUT /api/admin/grievances/{id}/answer"], ({ actor, params, body }) =>
    answerGrievance(actor, params.id, body),
  ),
});
