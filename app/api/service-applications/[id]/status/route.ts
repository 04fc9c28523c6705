import { applicationsApi } from "@/lib/domains/applications/api";
import { decide, decideOnce } from "@/lib/domains/applications/decision-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { saveOwnPhone } from "@/lib/domains/users/account-service";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/status"], ({ actor, params, body }) =>
  decide(actor, params.id, body),
);

export const POST = route(
  applicationsApi["POST /api/service-applications/{id}/status"],
  ({ actor, params, body, within }) => decideOnce(actor, params.id, body, within),
  {
    before: ({ actor, fields }) => saveOwnPhone(actor, fields),
    // The list as it was filtered.
    next: ({ job_id: jobId }, { from }) => (from === href.home() ? href.jobApplications(jobId) : from),
  },
);

export const { GET, PATCH, DELETE, OPTIONS } = allowOnly("POST", "PUT");
