import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { usersApi } from "@/lib/domains/users/api";
import { agreeToTerms } from "@/lib/domains/users/consent-service";

export const POST = route(
  usersApi["POST /api/user/terms"],
  ({ actor, body }) => agreeToTerms(actor, body),
  // With script the list of applications comes next, too.
  { next: (_nothing, { fields }) => href.applied({ job: fields.jobId }) },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
