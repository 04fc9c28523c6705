import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { getOnboardingStatus } from "@/lib/domains/users/queries";

export const GET = route(usersApi["GET /api/client/onboarding-status"], ({ actor }) => getOnboardingStatus(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
