import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { grievancesApi } from "@/lib/domains/grievances/api";
import { askNumberCall } from "@/lib/domains/grievances/call-service";

export const POST = route(grievancesApi["POST /api/user/phone/call"], ({ actor, within }) =>
  askNumberCall(actor, within),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
