import { z } from "zod";
import { workerProfileInput } from "@/lib/domains/profiles/schema";
import { phone } from "@/lib/domains/users/account-schema";

/** The rules of a step, by the API's schemas; the photo is checked when it is chosen. */
export const stepRules = workerProfileInput
  .pick({ name: true, skills: true, experience: true, preferredShift: true, expectedSalary: true })
  .extend({ phone, whatsapp: z.boolean() });
