import { isOf } from "@/lib/auth/guards";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { getJob } from "@/lib/jobs/queries";
import { JOB_FORM, jobParams, updateJobInput } from "@/lib/jobs/schema";
import { countView, removeJob, updateJob } from "@/lib/jobs/service";

export const GET = route({ access: "signed-in", params: jobParams }, async ({ actor, params }) => {
  const job = await getJob(actor, params.id);
  await countView(actor, job);
  return job;
});

export const PUT = route(
  { access: "employer", params: jobParams, body: updateJobInput, form: JOB_FORM },
  ({ actor, params, body }) => updateJob(actor, params.id, body),
);

export const DELETE = route({ access: "signed-in", params: jobParams }, ({ actor, params }) => {
  if (isOf(actor, "employer") || isOf(actor, "admin")) return removeJob(actor, params.id);
  throw new AppError("employers_only");
});
