import { applicationsApi } from "@/lib/applications/api";
import { listForJob } from "@/lib/applications/received-queries";
import { isOf } from "@/lib/auth/actor";
import { allowOnly } from "@/lib/http/allow-only";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/service-requests/{id}/applications"], ({ actor, params, query }) => {
  if (isOf(actor, "worker")) throw new AppError("employers_only");
  return listForJob(actor, params.id, query);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
