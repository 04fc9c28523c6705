import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { recoveryApi } from "@/lib/domains/users/recovery-api";
import { findMadeCode } from "@/lib/domains/users/recovery-queries";
import { stopMadeCode } from "@/lib/domains/users/recovery-service";

export const GET = route(recoveryApi["GET /api/user/recovery-code"], async ({ actor }) => ({
  code: await findMadeCode(actor),
}));
export const DELETE = route(recoveryApi["DELETE /api/user/recovery-code"], ({ actor }) => stopMadeCode(actor));

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "DELETE");
