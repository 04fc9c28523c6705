import { deliveryTaskApi } from "@/lib/domains/delivery/api";
import { takeTurn } from "@/lib/domains/delivery/loop-service";
import { route, serve } from "@/lib/access/route";
import { requireScheduler } from "@/lib/platform/http/scheduler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(deliveryTaskApi["GET /api/tasks/deliveries"], ({ request }) => {
    requireScheduler(request);
    return takeTurn();
  }),
});
