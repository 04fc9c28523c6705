import { listUsers } from "@/lib/admin/queries";
import { listUsersQuery } from "@/lib/admin/schema";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: listUsersQuery }, async ({ actor, query, url }) => {
  const page = await listUsers(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});
