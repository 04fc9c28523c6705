import { route } from "@/lib/http/route";
import { getOwnPhotoName } from "@/lib/profiles/queries";
import { privateImage } from "@/lib/uploads/private-image";

export const GET = route({ access: "worker" }, async ({ actor }) => privateImage(await getOwnPhotoName(actor)));
