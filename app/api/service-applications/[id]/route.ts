import { getApplication } from "@/lib/applications/queries";
import { applicationParams } from "@/lib/applications/schema";
import { withdrawApplication } from "@/lib/applications/service";
import { route } from "@/lib/http/route";

export const GET = route({ access: "signed-in", params: applicationParams }, ({ actor, params }) =>
  getApplication(actor, params.id),
);

export const DELETE = route({ access: "worker", params: applicationParams }, ({ actor, params }) =>
  withdrawApplication(actor, params.id),
);
