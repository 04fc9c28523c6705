import { adminApi } from "@/lib/domains/admin/api";
import { listApplicationsForAdmin } from "@/lib/domains/admin/list-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/applications"], ({ actor, query }) =>
  listApplicationsForAdmin(actor, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
