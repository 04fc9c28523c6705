/** The operations about one's own profile. */
import { bytes, type Api } from "@/lib/platform/http/operation";
import { workerPlacesInput } from "@/lib/language/places/schema";
import { workerPlacesSchema } from "@/lib/language/places/types";
import { imageQuery } from "@/lib/platform/uploads/schema";
import { PROFILE_FORM, profileInput } from "./schema";
import { ownProfileSchema } from "./types";

export const profilesApi = {
  "GET /api/user/profile": {
    access: "signed-in",
    neverStored: true,
    answer: ownProfileSchema,
    summary: "One's own profile",
  },
  "PUT /api/user/profile": {
    access: "signed-in",
    body: profileInput,
    form: PROFILE_FORM,
    answer: ownProfileSchema,
    summary: "Change one's profile; fields not sent stay unchanged, empty ones are cleared",
  },
  "GET /api/user/places": {
    access: "worker",
    answer: workerPlacesSchema,
    summary: "Where the caller looks for work",
  },
  "PUT /api/user/places": {
    access: "worker",
    body: workerPlacesInput,
    answer: workerPlacesSchema,
    summary: "Choose where to look for work; none forgets it",
  },
  "GET /api/user/profile/photo": {
    access: "worker",
    // Part of the page of own data, which is open before the first steps are taken.
    isFirstStep: true,
    query: imageQuery,
    answer: bytes("image/webp", "The photo"),
    summary: "The photo of one's own profile",
    errors: ["not_found"],
  },
} satisfies Api;
