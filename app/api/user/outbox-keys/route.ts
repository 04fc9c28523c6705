import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { outboxKeys } from "@/lib/domains/users/outbox-queries";

export const GET = route(usersApi["GET /api/user/outbox-keys"], ({ actor }) => ({ keys: outboxKeys(actor) }));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
