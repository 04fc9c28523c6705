import { adminApi } from "@/lib/admin/api";
import { listSecurityLog } from "@/lib/admin/security-log-queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/security-log"], ({ actor, query }) => listSecurityLog(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
