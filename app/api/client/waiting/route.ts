import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { listWaiting } from "@/lib/domains/applications/clock-queries";

export const GET = route(applicationsApi["GET /api/client/waiting"], ({ actor }) => listWaiting(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
