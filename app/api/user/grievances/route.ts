import { grievancesApi } from "@/lib/grievances/api";
import { listOwnGrievances } from "@/lib/grievances/queries";
import { sendGrievance } from "@/lib/grievances/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(grievancesApi["GET /api/user/grievances"], ({ actor }) => listOwnGrievances(actor));
export const POST = route(grievancesApi["POST /api/user/grievances"], ({ actor, body }) => sendGrievance(actor, body));

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
