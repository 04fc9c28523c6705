import { getCurrentActor } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { runningApi } from "@/lib/interface/running";
import { documentFor } from "@/lib/interface/served";

export const GET = route(runningApi["GET /api/openapi.json"], async () => documentFor(await getCurrentActor()));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
