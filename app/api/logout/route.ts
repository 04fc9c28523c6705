import { endSession } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";

export const POST = route(usersApi["POST /api/logout"], () => endSession());

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
