import { applicationsApi } from "@/lib/domains/applications/api";
import { lookAtContact } from "@/lib/domains/applications/contact-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const POST = route(applicationsApi["POST /api/service-applications/{id}/contact"], ({ actor, params }) =>
  lookAtContact(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
