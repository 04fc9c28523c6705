import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { answerPromise } from "@/lib/domains/applications/promise-service";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/promise"], ({ actor, params, body }) =>
  answerPromise(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
