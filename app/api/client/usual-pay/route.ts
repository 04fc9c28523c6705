import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { postingApi } from "@/lib/domains/jobs/posting-api";
import { usualPay } from "@/lib/domains/jobs/usual-pay-queries";

export const GET = route(postingApi["GET /api/client/usual-pay"], ({ actor, query }) => usualPay(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
