import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { completeOnboarding } from "@/lib/domains/users/service";

export const POST = route(usersApi["POST /api/client/onboarding"], ({ actor, body }) =>
  completeOnboarding(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
