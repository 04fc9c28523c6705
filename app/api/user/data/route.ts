import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { ownDataApi } from "@/lib/own-data/api";
import { getOwnData } from "@/lib/own-data/queries";

export const GET = route(ownDataApi["GET /api/user/data"], ({ actor }) => getOwnData(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
