import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { listOwnJobs } from "@/lib/jobs/queries";
import { ownJobsQuery } from "@/lib/jobs/schema";

export const GET = route({ access: "employer", query: ownJobsQuery }, async ({ actor, query, url }) => {
  const page = await listOwnJobs(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});
