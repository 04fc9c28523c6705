import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { completeOnboarding } from "@/lib/users/service";

export const POST = route(usersApi["POST /api/client/onboarding"], ({ actor, body }) =>
  completeOnboarding(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
