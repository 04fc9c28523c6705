import { deliveryTaskApi } from "@/lib/delivery/api";
import { takeTurn } from "@/lib/delivery/loop-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { requireScheduler } from "@/lib/http/scheduler";

export const GET = route(deliveryTaskApi["GET /api/tasks/deliveries"], ({ request }) => {
  requireScheduler(request);
  return takeTurn();
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
