/** The operations on everything that is kept about the caller. */
import { NOTHING, nothing, type Api } from "@/lib/platform/http/operation";
import { LOGGED_OUT } from "@/lib/platform/http/security-headers";
import { ownDataSchema } from "./types";

export const ownDataApi = {
  "GET /api/user/data": {
    access: "signed-in",
    isFirstStep: true,
    neverStored: true,
    answer: ownDataSchema,
    summary: "Everything that is kept about the caller, in one document",
  },
  "DELETE /api/user/consent": {
    access: "signed-in",
    who: "workers and employers",
    answer: NOTHING,
    summary:
      "Take back one's agreement to the notice: a worker's applications are deleted, an employer's open jobs closed, and all else is 403 `first_steps` until one agrees again",
    errors: ["forbidden"],
  },
  "DELETE /api/user": {
    access: "signed-in",
    isFirstStep: true,
    who: "workers and employers",
    needsPassword: true,
    answer: nothing(LOGGED_OUT),
    summary:
      "Delete one's own account with everything that belongs to it, at once and for good. A record of name, role and consents is kept for a year, where nobody sees it",
    errors: ["forbidden"],
  },
} as const satisfies Api;
