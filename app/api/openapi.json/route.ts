import { isOf } from "@/lib/auth/actor";
import { getCurrentActor } from "@/lib/auth/session";
import { getEnv } from "@/lib/env";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { openApiDocument } from "./document";
import { runningApi } from "./running";

type Document = ReturnType<typeof openApiDocument>;
let forAll: Document | undefined;
let forAdmins: Document | undefined;

/** Each is built once per process: only admins get the admins' operations. */
export const GET = route(runningApi["GET /api/openapi.json"], async () => {
  const actor = await getCurrentActor();
  const serverUrl = getEnv().APP_URL ?? "/";
  return actor && isOf(actor, "admin") && actor.mustDo.length === 0
    ? (forAdmins ??= openApiDocument({ forAdmins: true, serverUrl }))
    : (forAll ??= openApiDocument({ forAdmins: false, serverUrl }));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
