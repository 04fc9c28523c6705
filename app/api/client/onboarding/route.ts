import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { completeOnboarding } from "@/lib/domains/users/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(usersApi["POST /api/client/onboarding"], ({ actor, body }) => completeOnboarding(actor, body)),
});
