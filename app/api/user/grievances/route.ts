import { grievancesApi } from "@/lib/domains/grievances/api";
import { listOwnGrievances } from "@/lib/domains/grievances/queries";
import { sendGrievance } from "@/lib/domains/grievances/service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(grievancesApi["GET /api/user/grievances"], ({ actor }) => listOwnGrievances(actor)),
  POST: route(grievancesApi["POST /api/user/grievances"], ({ actor, body, within }) =>
    sendGrievance(actor, body, within),
  ),
});
