import { APPLY_FORM, applyInput } from "@/lib/applications/schema";
import { createApplication } from "@/lib/applications/service";
import { once } from "@/lib/http/idempotency";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { jobParams } from "@/lib/jobs/schema";

export const POST = route(
  { access: "worker", params: jobParams, body: applyInput, form: APPLY_FORM },
  ({ actor, params, body, request }) =>
    once(request, actor, async () => {
      const application = await createApplication(actor, params.id, body);
      return new Reply(application, {
        status: 201,
        headers: { Location: `/api/service-applications/${application.id}` },
      });
    }),
);
