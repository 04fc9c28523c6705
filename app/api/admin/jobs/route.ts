import { listJobsForAdmin } from "@/lib/admin/queries";
import { adminJobsQuery } from "@/lib/admin/schema";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: adminJobsQuery }, async ({ actor, query, url }) => {
  const page = await listJobsForAdmin(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});
