import { z } from "zod";
import { listForWorker } from "@/lib/applications/queries";
import { nextLink, pageQuery } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route({ access: "worker", query: z.object(pageQuery) }, async ({ actor, query, url }) => {
  const page = await listForWorker(actor, { ...query, status: "accepted" });
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});
