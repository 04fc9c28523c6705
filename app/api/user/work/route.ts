import { applicationsApi } from "@/lib/applications/api";
import { listWork } from "@/lib/applications/hire-queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/user/work"], ({ actor, query }) => listWork(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
