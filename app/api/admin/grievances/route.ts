import { adminApi } from "@/lib/admin/api";
import { listGrievances } from "@/lib/admin/grievance-queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/grievances"], ({ actor, query }) => listGrievances(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
