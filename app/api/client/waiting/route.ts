import { route, serve } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { listWaiting } from "@/lib/domains/applications/clock-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/client/waiting"], ({ actor }) => listWaiting(actor)),
});
