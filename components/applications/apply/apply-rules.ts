import { z } from "zod";
import { applyFormInput } from "@/lib/domains/applications/schema";
import { personName, phone, requiredName } from "@/lib/domains/users/account-schema";

const withAccount = applyFormInput.extend({ name: personName, phone, whatsapp: z.boolean() });

/** The rules of the application form, by the API's schemas; the photo is checked when it is chosen. */
export const applyRules = { named: withAccount, nameless: withAccount.extend({ name: requiredName }) };
