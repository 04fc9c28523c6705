import { adminApi } from "@/lib/admin/api";
import { resetSecondFactor } from "@/lib/admin/second-factor-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const DELETE = route(adminApi["DELETE /api/admin/users/{id}/second-factor"], ({ actor, params }) =>
  resetSecondFactor(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
