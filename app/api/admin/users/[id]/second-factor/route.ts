import { adminApi } from "@/lib/domains/admin/api";
import { resetSecondFactor } from "@/lib/domains/admin/second-factor-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const DELETE = route(adminApi["DELETE /api/admin/users/{id}/second-factor"], ({ actor, params }) =>
  resetSecondFactor(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
