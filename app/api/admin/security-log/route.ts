import { adminApi } from "@/lib/domains/admin/api";
import { listSecurityLog } from "@/lib/domains/admin/security-log-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/security-log"], ({ actor, query }) => listSecurityLog(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
