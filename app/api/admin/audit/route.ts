import { listAudit } from "@/lib/admin/audit-queries";
import { auditQuery } from "@/lib/admin/schema";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: auditQuery }, async ({ actor, query, url }) => {
  const page = await listAudit(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});
