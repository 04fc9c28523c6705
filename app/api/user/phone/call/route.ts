import { route, serve } from "@/lib/access/route";
import { grievancesApi } from "@/lib/domains/grievances/api";
import { askNumberCall } from "@/lib/domains/grievances/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(grievancesApi["POST /api/user/phone/call"], ({ actor, within }) => askNumberCall(actor, within)),
});
