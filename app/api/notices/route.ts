import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { NOTICES } from "@/lib/domains/users/consent-types";

export const GET = route(usersApi["GET /api/notices"], () => NOTICES);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
