import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { usersApi } from "@/lib/domains/users/api";
import { agreeToTerms } from "@/lib/domains/users/consent-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    usersApi["POST /api/user/terms"],
    ({ actor, body }) => agreeToTerms(actor, body),
    // With script the list of applications comes next, too.
    { next: (_nothing, { fields }) => href.applied({ job: fields.jobId }) },
  ),
});
