import { applicationsApi } from "@/lib/applications/api";
import { createApplication } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const POST = route(applicationsApi["POST /api/service-requests/{id}/apply"], ({ actor, params, body, within }) =>
  createApplication(actor, params.id, body, within),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
