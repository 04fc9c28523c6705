import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { NOTICES } from "@/lib/users/consent-types";

export const GET = route(usersApi["GET /api/notices"], () => NOTICES);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
