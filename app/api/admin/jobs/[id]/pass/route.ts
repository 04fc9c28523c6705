import { adminApi } from "@/lib/domains/admin/api";
import { passJob } from "@/lib/domains/admin/skim-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(adminApi["PUT /api/admin/jobs/{id}/pass"], ({ actor, params }) => passJob(actor, params.id));

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
