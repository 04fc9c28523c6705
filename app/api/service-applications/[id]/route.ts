import { applicationsApi } from "@/lib/applications/api";
import { getOwnApplication } from "@/lib/applications/queries";
import { getReceived } from "@/lib/applications/received-queries";
import { withdrawApplication } from "@/lib/applications/service";
import { isOf } from "@/lib/auth/actor";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/service-applications/{id}"], ({ actor, params }) =>
  isOf(actor, "worker") ? getOwnApplication(actor, params.id) : getReceived(actor, params.id),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}"], ({ actor, params }) =>
  withdrawApplication(actor, params.id),
);

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "DELETE");
