import { applicationsApi } from "@/lib/applications/api";
import { decide } from "@/lib/applications/service";
import { route } from "@/lib/http/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/status"], ({ actor, params, body }) =>
  decide(actor, params.id, body),
);
