import { applicationsApi } from "@/lib/applications/api";
import { lookAtContact } from "@/lib/applications/contact-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const POST = route(applicationsApi["POST /api/service-applications/{id}/contact"], ({ actor, params }) =>
  lookAtContact(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
