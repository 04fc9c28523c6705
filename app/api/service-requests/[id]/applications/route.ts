import { applicationsApi } from "@/lib/domains/applications/api";
import { listForJob } from "@/lib/domains/applications/received-queries";
import { isOf } from "@/lib/access/auth/actor";
import { allowOnly } from "@/lib/access/allow-only";
import { AppError } from "@/lib/platform/http/errors";
import { route } from "@/lib/access/route";

export const GET = route(applicationsApi["GET /api/service-requests/{id}/applications"], ({ actor, params, query }) => {
  if (isOf(actor, "worker")) throw new AppError("employers_only");
  return listForJob(actor, params.id, query);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
