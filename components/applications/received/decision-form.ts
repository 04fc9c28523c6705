import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { decisionFormInput } from "@/lib/domains/applications/schema";
import { phone } from "@/lib/domains/users/account-schema";

const formInput = decisionFormInput.extend({ phone, whatsapp: z.boolean() });

/** The dialog's state. The phone number is the employer's own, for an account that has none yet. */
export type DecisionFormValues = z.input<typeof formInput>;

/** Validates the dialog. */
export const decisionResolver = zodResolver(formInput, undefined, { raw: true });
