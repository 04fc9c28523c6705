import { getProfilePhotoName } from "@/lib/applications/queries";
import { applicationParams } from "@/lib/applications/schema";
import { route } from "@/lib/http/route";
import { privateImage } from "@/lib/uploads/private-image";

export const GET = route({ access: "signed-in", params: applicationParams }, async ({ actor, params }) =>
  privateImage(await getProfilePhotoName(actor, params.id)),
);
