import { listUsers } from "@/lib/admin/queries";
import { createUserInput, listUsersQuery } from "@/lib/admin/schema";
import { createUser } from "@/lib/admin/service";
import { nextLink } from "@/lib/http/pagination";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: listUsersQuery }, async ({ actor, query, url }) => {
  const page = await listUsers(actor, query);
  return new Reply(page.items, { headers: nextLink(url, page.nextCursor) });
});

export const POST = route({ access: "admin", body: createUserInput }, async ({ actor, body }) => {
  const user = await createUser(actor, body);
  return new Reply(user, { status: 201, headers: { Location: `/api/admin/users/${user.id}` } });
});
