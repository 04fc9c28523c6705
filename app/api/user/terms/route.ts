import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { href } from "@/lib/routes";
import { usersApi } from "@/lib/users/api";
import { agreeToTerms } from "@/lib/users/consent-service";

export const POST = route(
  usersApi["POST /api/user/terms"],
  ({ actor, body }) => agreeToTerms(actor, body),
  // With script the list of applications comes next, too.
  { next: (_nothing, { fields }) => href.applied({ job: fields.jobId }) },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
