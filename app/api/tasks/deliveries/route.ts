import { deliveryTaskApi } from "@/lib/domains/delivery/api";
import { takeTurn } from "@/lib/domains/delivery/loop-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { requireScheduler } from "@/lib/platform/http/scheduler";

export const GET = route(deliveryTaskApi["GET /api/tasks/deliveries"], ({ request }) => {
  requireScheduler(request);
  return takeTurn();
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
