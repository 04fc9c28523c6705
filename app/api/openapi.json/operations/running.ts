import * as uploads from "@/app/uploads/[name]/route";
import { ok, picture, type Operations, type Spec } from "../operation";

// Health answers whatever is wrong with the rest, so route() does not make it; and this document's own route cannot be
// imported by what it is made of.
const OPEN: Spec = { access: "any" };

export const RUNNING: Operations = {
  "GET /api/health/live": { spec: OPEN, summary: "Whether the process answers", answers: ok("It does") },
  "GET /api/health/ready": {
    spec: OPEN,
    summary: "Whether all that a request needs is there",
    answers: { ...ok("It is"), 503: { text: "Which part is away" } },
  },
  "GET /api/openapi.json": { spec: OPEN, summary: "This document", answers: ok("OpenAPI 3.1") },
  "GET /uploads/[name]": {
    spec: uploads.GET.spec,
    summary: "A logo or a position's picture",
    answers: picture("The picture; a name never changes its bytes"),
    errors: ["not_found"],
  },
};
