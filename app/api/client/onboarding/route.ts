import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { completeOnboarding } from "@/lib/users/service";

export const POST = route(usersApi["POST /api/client/onboarding"], ({ actor, body }) =>
  completeOnboarding(actor, body),
);
