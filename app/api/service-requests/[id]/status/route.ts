import { route } from "@/lib/http/route";
import { jobParams, jobStatusInput } from "@/lib/jobs/schema";
import { setJobStatus } from "@/lib/jobs/service";

export const PUT = route({ access: "employer", params: jobParams, body: jobStatusInput }, ({ actor, params, body }) =>
  setJobStatus(actor, params.id, body.status),
);
