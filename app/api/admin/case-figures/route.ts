import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { getCaseFigures } from "@/lib/domains/admin/case-queries";

export const GET = route(casesApi["GET /api/admin/case-figures"], ({ actor }) => getCaseFigures(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
