import { applicationsApi } from "@/lib/applications/api";
import { listHires } from "@/lib/applications/hire-queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/client/hired"], ({ actor, query }) => listHires(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
