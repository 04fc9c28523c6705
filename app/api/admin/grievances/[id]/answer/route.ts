import { adminApi } from "@/lib/admin/api";
import { answerGrievance } from "@/lib/admin/grievance-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(adminApi["PUT /api/admin/grievances/{id}/answer"], ({ actor, params, body }) =>
  answerGrievance(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
