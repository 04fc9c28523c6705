import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { getOnboardingStatus } from "@/lib/domains/users/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/client/onboarding-status"], ({ actor }) => getOnboardingStatus(actor)),
});
