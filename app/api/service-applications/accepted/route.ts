import { applicationsApi } from "@/lib/applications/api";
import { listForWorker } from "@/lib/applications/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/service-applications/accepted"], ({ actor, query }) =>
  listForWorker(actor, { ...query, status: "accepted" }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
