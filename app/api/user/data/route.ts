import { route, serve } from "@/lib/access/route";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { getOwnData } from "@/lib/domains/own-data/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(ownDataApi["GET /api/user/data"], ({ actor }) => getOwnData(actor)),
});
