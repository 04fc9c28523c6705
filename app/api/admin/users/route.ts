import { adminApi } from "@/lib/domains/admin/api";
import { listUsers } from "@/lib/domains/admin/list-queries";
import { createUser } from "@/lib/domains/admin/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/users"], ({ actor, query }) => listUsers(actor, query));

export const POST = route(adminApi["POST /api/admin/users"], ({ actor, body, within }) =>
  createUser(actor, body, within),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
