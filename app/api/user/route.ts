import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { getUser } from "@/lib/users/queries";
import { updatePreferences } from "@/lib/users/service";

export const GET = route(usersApi["GET /api/user"], ({ actor }) => getUser(actor.id));

export const PATCH = route(usersApi["PATCH /api/user"], ({ actor, body }) => updatePreferences(actor, body));

export const { POST, PUT, DELETE, OPTIONS } = allowOnly("GET", "PATCH");
