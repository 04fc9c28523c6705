import { route, serve } from "@/lib/access/route";
import { clientAddress } from "@/lib/platform/limits/address";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { usersApi } from "@/lib/domains/users/api";
import { suggestUsernames, usernamesFor } from "@/lib/domains/users/name-queries";

/** Registration tells as much about who has an account; this limits how fast a list of names can be checked. */
const LIMIT = { max: 120, seconds: 60 * 60 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/username-suggestions"], async ({ query, request }) => {
    await countUse(`username-suggestions:address:${clientAddress(request.headers)}`, LIMIT);
    const { name, username = "" } = query;
    return { usernames: await (name ? usernamesFor(name) : suggestUsernames(username)) };
  }),
});
