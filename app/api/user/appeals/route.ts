import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { reportsApi } from "@/lib/domains/reports/api";
import { sendAppeal } from "@/lib/domains/reports/appeal-service";

export const POST = route(
  reportsApi["POST /api/user/appeals"],
  ({ actor, body, within }) => sendAppeal(actor, body, within),
  { next: () => href.disagree() },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
