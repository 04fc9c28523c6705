import { getCurrentActor } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { runningApi } from "@/lib/api-docs/running";
import { documentFor } from "@/lib/api-docs/served";

export const GET = route(runningApi["GET /api/openapi.json"], async () => documentFor(await getCurrentActor()));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
