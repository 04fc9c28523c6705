import { route } from "@/lib/http/route";
import { getOwnPhotoName } from "@/lib/profiles/queries";
import { imageQuery, privateImage } from "@/lib/uploads/image-answer";

export const GET = route({ access: "worker", query: imageQuery }, async ({ actor, query }) =>
  privateImage(await getOwnPhotoName(actor), query.size),
);
