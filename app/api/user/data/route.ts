import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { getOwnData } from "@/lib/domains/own-data/queries";

export const GET = route(ownDataApi["GET /api/user/data"], ({ actor }) => getOwnData(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
