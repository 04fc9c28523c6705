import { endSession } from "@/lib/auth/session";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";

export const POST = route(usersApi["POST /api/logout"], () => endSession());
