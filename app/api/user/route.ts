import { route } from "@/lib/http/route";
import { getUser } from "@/lib/users/queries";
import { preferencesInput } from "@/lib/users/schema";
import { updatePreferences } from "@/lib/users/service";

export const GET = route({ access: "signed-in" }, ({ actor }) => getUser(actor.id));

export const PATCH = route({ access: "signed-in", body: preferencesInput }, ({ actor, body }) =>
  updatePreferences(actor, body),
);
