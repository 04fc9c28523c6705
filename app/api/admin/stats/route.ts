import { getAdminStats } from "@/lib/admin/queries";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, ({ actor }) => getAdminStats(actor));
