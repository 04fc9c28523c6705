import { route } from "@/lib/http/route";
import { onboardingInput } from "@/lib/users/schema";
import { completeOnboarding } from "@/lib/users/service";

export const POST = route({ access: "employer", body: onboardingInput }, ({ actor, body }) =>
  completeOnboarding(actor, body),
);
