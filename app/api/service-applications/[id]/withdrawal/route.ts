import { applicationsApi } from "@/lib/applications/api";
import { withdrawApplication } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { href } from "@/lib/routes";

export const POST = route(
  applicationsApi["POST /api/service-applications/{id}/withdrawal"],
  ({ actor, params }) => withdrawApplication(actor, params.id),
  // One that is gone was withdrawn by the first of two taps, or on another phone.
  { fulfilled: ["application_not_found"], next: () => href.applied() },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
