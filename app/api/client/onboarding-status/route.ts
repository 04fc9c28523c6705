import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { getOnboardingStatus } from "@/lib/users/queries";

export const GET = route(usersApi["GET /api/client/onboarding-status"], ({ actor }) => getOnboardingStatus(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
