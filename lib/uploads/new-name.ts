import "server-only";
import { randomBytes } from "node:crypto";

/** The name of a new picture, also its row's key: 128 random bits, which cannot be guessed. */
export const newUploadName = (): string => `${randomBytes(16).toString("base64url")}.webp`;
