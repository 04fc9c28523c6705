import { listJobsForAdmin } from "@/lib/admin/queries";
import { adminJobsQuery, createJobForEmployerInput } from "@/lib/admin/schema";
import { createJobForEmployer } from "@/lib/admin/service";
import { once } from "@/lib/http/idempotency";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { JOB_FORM } from "@/lib/jobs/schema";

export const GET = route({ access: "admin", query: adminJobsQuery }, async ({ actor, query, url }) => {
  const page = await listJobsForAdmin(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});

export const POST = route(
  { access: "admin", body: createJobForEmployerInput, form: JOB_FORM },
  ({ actor, body, request }) =>
    once(request, actor, async () => {
      const job = await createJobForEmployer(actor, body);
      return new Reply(job, { status: 201, headers: { Location: `/api/service-requests/${job.id}` } });
    }),
);
