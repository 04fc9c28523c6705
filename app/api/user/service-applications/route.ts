import { listForWorker } from "@/lib/applications/queries";
import { listApplicationsQuery } from "@/lib/applications/schema";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route({ access: "worker", query: listApplicationsQuery }, async ({ actor, query, url }) => {
  const page = await listForWorker(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});
