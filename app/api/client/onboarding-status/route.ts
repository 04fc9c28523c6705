import { route } from "@/lib/http/route";
import { getOnboardingStatus } from "@/lib/users/queries";

export const GET = route({ access: "employer" }, ({ actor }) => getOnboardingStatus(actor));
