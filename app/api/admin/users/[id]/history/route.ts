import { adminApi } from "@/lib/domains/admin/api";
import { listHistory } from "@/lib/domains/admin/history-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/users/{id}/history"], ({ actor, params }) =>
  listHistory(actor, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
