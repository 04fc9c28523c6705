import { getUserDetails } from "@/lib/admin/queries";
import { userParams } from "@/lib/admin/schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", params: userParams }, ({ actor, params }) =>
  getUserDetails(actor, params.id),
);
