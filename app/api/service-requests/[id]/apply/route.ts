import { applicationsApi } from "@/lib/applications/api";
import { createApplication } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { href } from "@/lib/routes";
import { saveOwnName } from "@/lib/users/account-service";

export const POST = route(
  applicationsApi["POST /api/service-requests/{id}/apply"],
  ({ actor, params, body, within }) => createApplication(actor, params.id, body, within),
  {
    before: ({ actor, fields }) => saveOwnName(actor, fields),
    next: (_application, { params }) => href.finish(params.id),
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
