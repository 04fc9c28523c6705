import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { undoEnding } from "@/lib/domains/jobs/ending-service";

export const DELETE = route(jobsApi["DELETE /api/service-requests/{id}/ending"], ({ actor, params }) =>
  undoEnding(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
