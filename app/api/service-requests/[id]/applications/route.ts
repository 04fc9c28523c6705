import { listForJob } from "@/lib/applications/queries";
import { listApplicationsQuery } from "@/lib/applications/schema";
import { isOf } from "@/lib/auth/guards";
import { AppError } from "@/lib/http/errors";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { jobParams } from "@/lib/jobs/schema";

export const GET = route(
  { access: "signed-in", params: jobParams, query: listApplicationsQuery },
  async ({ actor, params, query, url }) => {
    if (isOf(actor, "worker")) throw new AppError("employers_only");
    const page = await listForJob(actor, params.id, query);
    return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
  },
);
