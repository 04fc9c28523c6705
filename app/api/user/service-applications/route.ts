import { applicationsApi } from "@/lib/applications/api";
import { listForWorker } from "@/lib/applications/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/user/service-applications"], ({ actor, query }) =>
  listForWorker(actor, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
