import { applicationsApi } from "@/lib/domains/applications/api";
import { listForWorker } from "@/lib/domains/applications/queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(applicationsApi["GET /api/user/service-applications"], ({ actor, query }) =>
  listForWorker(actor, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
