import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { uploadsApi } from "@/lib/platform/uploads/api";
import { publicImage } from "@/lib/platform/uploads/image-answer";

/** Logos and preview pictures. */
export const GET = route(uploadsApi["GET /uploads/{name}"], ({ request, params: { name } }) =>
  publicImage(request, name),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
