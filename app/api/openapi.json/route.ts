import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { openApiDocument } from "./document";

let made: ReturnType<typeof openApiDocument> | null = null;

/** Made once a process, and the same for everyone. */
export const GET = route({ access: "any" }, () => {
  made ??= openApiDocument();
  return new Reply(made, { headers: { "Cache-Control": "public, max-age=300", Vary: "Accept-Encoding" } });
});
