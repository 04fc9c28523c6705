import { applicationsApi } from "@/lib/applications/api";
import { firstDayOf } from "@/lib/applications/date-policy";
import { createApplication } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { href } from "@/lib/routes";
import { saveOwnName } from "@/lib/users/account-service";

export const POST = route(
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
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
