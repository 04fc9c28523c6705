import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { reportsApi } from "@/lib/domains/reports/api";
import { listMeasures } from "@/lib/domains/reports/measure-queries";

export const GET = route(reportsApi["GET /api/user/measures"], ({ actor }) => listMeasures(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
