import { applicationParams, decisionInput } from "@/lib/applications/schema";
import { decide } from "@/lib/applications/service";
import { route } from "@/lib/http/route";

export const PUT = route(
  { access: "employer", params: applicationParams, body: decisionInput },
  ({ actor, params, body }) => decide(actor, params.id, body),
);
