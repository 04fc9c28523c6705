import { endSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";

export const POST = route(usersApi["POST /api/logout"], () => endSession());

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
