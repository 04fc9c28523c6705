import { adminApi } from "@/lib/admin/api";
import { getUserDetails } from "@/lib/admin/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/users/{id}"], ({ actor, params }) =>
  getUserDetails(actor, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
