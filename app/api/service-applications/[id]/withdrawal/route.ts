import { applicationsApi } from "@/lib/domains/applications/api";
import { withdrawApplication } from "@/lib/domains/applications/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { href } from "@/lib/access/routes";

export const POST = route(
  applicationsApi["POST /api/service-applications/{id}/withdrawal"],
  ({ actor, params }) => withdrawApplication(actor, params.id),
  // One that is gone was withdrawn by the first of two taps, or on another phone.
  { fulfilled: ["application_not_found"], next: () => href.applied() },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
