import { route } from "@/lib/http/route";
import { getOwnProfile } from "@/lib/profiles/queries";
import { PROFILE_FORM, profileInput } from "@/lib/profiles/schema";
import { updateProfile } from "@/lib/profiles/service";

export const GET = route({ access: "signed-in" }, ({ actor }) => getOwnProfile(actor));

export const PUT = route({ access: "signed-in", body: profileInput, form: PROFILE_FORM }, ({ actor, body }) =>
  updateProfile(actor, body),
);
