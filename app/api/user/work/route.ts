import { applicationsApi } from "@/lib/domains/applications/api";
import { listWork } from "@/lib/domains/applications/hire-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(applicationsApi["GET /api/user/work"], ({ actor, query }) => listWork(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
