import { adminApi } from "@/lib/admin/api";
import { listAudit } from "@/lib/admin/audit-queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/audit"], ({ actor, query }) => listAudit(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
