import { applicationsApi } from "@/lib/domains/applications/api";
import { firstDayOf } from "@/lib/domains/applications/date-policy";
import { createApplication } from "@/lib/domains/applications/service";
import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { saveOwnName } from "@/lib/domains/users/account-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    applicationsApi["POST /api/service-requests/{id}/apply"],
    ({ actor, params, body, request, within }) => {
      // The outbox names the account of what it sends (public/sw/outbox.js), an open page does not.
      const start_date = firstDayOf(body, request.headers.has("x-account"));
      return createApplication(actor, params.id, { ...body, start_date }, within);
    },
    {
      before: ({ actor, fields }) => saveOwnName(actor, fields),
      next: (_application, { params }) => href.finish(params.id),
    },
  ),
});
