import { route, serve } from "@/lib/access/route";
import { uploadsApi } from "@/lib/platform/uploads/api";
import { publicImage } from "@/lib/platform/uploads/image-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /** Logos and preview pictures. */
  GET: route(uploadsApi["GET /uploads/{name}"], ({ request, params: { name } }) => publicImage(request, name)),
});
