import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a request has `Authorization: Bearer` and this secret. The comparison's time tells nothing about the secret. */
export const hasBearer = (request: Request, secret: string): boolean =>
  timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(`Bearer ${secret}`));

// Only texts of one length can be compared in constant time, and digests have one.
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
