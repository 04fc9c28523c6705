import { listDailyFigures } from "@/lib/admin/queries";
import { figuresQuery } from "@/lib/admin/schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: figuresQuery }, ({ actor, query }) =>
  listDailyFigures(actor, query.days),
);
