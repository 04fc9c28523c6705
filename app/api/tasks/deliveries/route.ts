import { deliveryTaskApi } from "@/lib/delivery/api";
import { deliverDue } from "@/lib/delivery/turn-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { requireScheduler } from "@/lib/http/scheduler";

export const GET = route(deliveryTaskApi["GET /api/tasks/deliveries"], ({ request }) => {
  requireScheduler(request);
  return deliverDue();
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
