import { z } from "zod";
import { workerProfileInput } from "@/lib/domains/profiles/schema";
import { toProfileValues } from "./profile-fields";

/** The rules of the form's API values, by the API's schema; the photo is checked when it is chosen. */
export const profileRules = z.preprocess(toProfileValues, workerProfileInput);
