import { getUserPhotoName } from "@/lib/admin/queries";
import { userParams } from "@/lib/admin/schema";
import { route } from "@/lib/http/route";
import { privateImage } from "@/lib/uploads/private-image";

export const GET = route({ access: "admin", params: userParams }, async ({ actor, params }) =>
  privateImage(await getUserPhotoName(actor, params.id)),
);
