import { applicationsApi } from "@/lib/domains/applications/api";
import { decide, decideOnce } from "@/lib/domains/applications/decision-service";
import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { saveOwnPhone } from "@/lib/domains/users/account-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/status"], ({ actor, params, body }) =>
    decide(actor, params.id, body),
  ),
  POST: route(
    applicationsApi["POST /api/service-applications/{id}/status"],
    ({ actor, params, body, within }) => decideOnce(actor, params.id, body, within),
    {
      before: ({ actor, fields }) => saveOwnPhone(actor, fields),
      // The list as it was filtered.
      next: ({ job_id: jobId }, { from }) => (from === href.home() ? href.jobApplications(jobId) : from),
    },
  ),
});
