import { applicationsApi } from "@/lib/applications/api";
import { decide } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/status"], ({ actor, params, body }) =>
  decide(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
