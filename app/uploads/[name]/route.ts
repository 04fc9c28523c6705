import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { uploadsApi } from "@/lib/uploads/api";
import { publicImage } from "@/lib/uploads/image-answer";

/** Logos and preview pictures. */
export const GET = route(uploadsApi["GET /uploads/{name}"], ({ request, params: { name } }) =>
  publicImage(request, name),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
