import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { getAccount } from "@/lib/users/account-queries";
import { updateAccount } from "@/lib/users/account-service";
import { usersApi } from "@/lib/users/api";

export const GET = route(usersApi["GET /api/user/account"], ({ actor }) => getAccount(actor));

export const PUT = route(usersApi["PUT /api/user/account"], ({ actor, body }) => updateAccount(actor, body));

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
