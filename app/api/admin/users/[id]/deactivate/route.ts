import { userParams } from "@/lib/admin/schema";
import { deactivateUser } from "@/lib/admin/service";
import { route } from "@/lib/http/route";

export const POST = route({ access: "admin", params: userParams }, ({ actor, params }) =>
  deactivateUser(actor, params.id),
);
