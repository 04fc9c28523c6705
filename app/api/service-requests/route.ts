import { once } from "@/lib/http/idempotency";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { listJobs } from "@/lib/jobs/queries";
import { createJobInput, JOB_FORM, listJobsQuery } from "@/lib/jobs/schema";
import { createJob } from "@/lib/jobs/service";

export const GET = route({ access: "signed-in", query: listJobsQuery }, async ({ actor, query, url }) => {
  const page = await listJobs(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});

export const POST = route({ access: "employer", body: createJobInput, form: JOB_FORM }, ({ actor, body, request }) =>
  once(request, actor, async () => {
    const job = await createJob(actor, body);
    return new Reply(job, { status: 201, headers: { Location: `/api/service-requests/${job.id}` } });
  }),
);
