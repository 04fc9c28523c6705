import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { getToday } from "@/lib/domains/applications/today-queries";

export const GET = route(applicationsApi["GET /api/client/today"], ({ actor }) => getToday(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
