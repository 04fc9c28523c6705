import { userParams, verificationInput } from "@/lib/admin/schema";
import { setVerification } from "@/lib/admin/service";
import { route } from "@/lib/http/route";

export const PUT = route({ access: "admin", params: userParams, body: verificationInput }, ({ actor, params, body }) =>
  setVerification(actor, params.id, body.isVerified),
);
