import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { outboxKeys } from "@/lib/users/outbox-queries";

export const GET = route(usersApi["GET /api/user/outbox-keys"], ({ actor }) => ({ keys: outboxKeys(actor) }));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
