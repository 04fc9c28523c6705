/** Packages that Next carries along without their types. */
declare module "next/dist/compiled/compression/index.js" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
declare module "next/dist/compiled/fresh/index.js" {
  import type { IncomingHttpHeaders } from "node:http";
  export default function fresh(request: IncomingHttpHeaders, response: { etag?: string | undefined }): boolean;
}
