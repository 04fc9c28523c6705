import { route } from "@/lib/http/route";
import { getEmployerStats } from "@/lib/jobs/queries";

export const GET = route({ access: "employer" }, ({ actor }) => getEmployerStats(actor));
