import { grievancesApi } from "@/lib/domains/grievances/api";
import { listOwnGrievances } from "@/lib/domains/grievances/queries";
import { sendGrievance } from "@/lib/domains/grievances/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(grievancesApi["GET /api/user/grievances"], ({ actor }) => listOwnGrievances(actor));
export const POST = route(grievancesApi["POST /api/user/grievances"], ({ actor, body, within }) =>
  sendGrievance(actor, body, within),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
