import "server-only";
import { randomBytes } from "node:crypto";
import type { UploadEnding } from "./names";

/** The name of a new picture or voice note, also its row's key: 128 random bits, which cannot be guessed. */
export const newUploadName = (ending: UploadEnding = "webp"): string =>
  `${randomBytes(16).toString("base64url")}.${ending}`;
