import { adminApi } from "@/lib/domains/admin/api";
import { listAudit } from "@/lib/domains/admin/audit-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/audit"], ({ actor, query }) => listAudit(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
