import { applicationsApi } from "@/lib/domains/applications/api";
import { listForWorker } from "@/lib/domains/applications/queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(applicationsApi["GET /api/service-applications/accepted"], ({ actor, query }) =>
  listForWorker(actor, { ...query, status: "accepted" }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
