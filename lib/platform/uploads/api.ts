/** The operation that serves public pictures. */
import { bytes, type Api } from "@/lib/platform/http/operation";
import { uploadParams } from "./schema";

export const uploadsApi = {
  "GET /uploads/{name}": {
    access: "any",
    isUncounted: true,
    params: uploadParams,
    answer: bytes("image/webp", "The picture; a name never changes its bytes"),
    summary: "A logo or a job's picture",
  },
} satisfies Api;
