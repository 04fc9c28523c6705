import { adminApi } from "@/lib/domains/admin/api";
import { getUserDetails } from "@/lib/domains/admin/queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/users/{id}"], ({ actor, params }) =>
  getUserDetails(actor, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
