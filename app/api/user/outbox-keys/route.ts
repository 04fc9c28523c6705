import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { outboxKeys } from "@/lib/domains/users/outbox-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/user/outbox-keys"], ({ actor }) => ({ keys: outboxKeys(actor) })),
});
