import { adminApi } from "@/lib/domains/admin/api";
import { listGrievances } from "@/lib/domains/admin/grievance-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/grievances"], ({ actor, query }) => listGrievances(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
