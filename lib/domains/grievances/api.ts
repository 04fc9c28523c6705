/** The operations on grievances. Someone who has yet to agree to the notice may complain about it, and some a visitor. */
import { z } from "zod";
import { created, postedForm, type Api } from "@/lib/platform/http/operation";
import { grievanceInput, visitorGrievanceInput } from "./schema";
import { grievanceReceiptSchema, grievanceSchema } from "./types";

export const grievancesApi = {
  "GET /api/user/grievances": {
    access: "signed-in",
    isFirstStep: true,
    neverStored: true,
    answer: z.array(grievanceSchema),
    summary: "One's own grievances with their answers, newest first",
  },
  "POST /api/user/grievances": {
    access: "signed-in",
    once: true,
    isFirstStep: true,
    body: grievanceInput,
    answer: created(grievanceSchema),
    summary: "Send a grievance to the office: at most ten a day",
    errors: ["rate_limited"],
  },
  "POST /api/user/phone/call": {
    access: "employer",
    once: true,
    answer: grievanceSchema,
    summary:
      "Ask the office to call one's phone number, which confirms it; someone who waits already gets no second call",
    errors: ["phone_required"],
  },
  "POST /api/grievances": {
    access: "any",
    once: true,
    body: visitorGrievanceInput,
    posted: postedForm(visitorGrievanceInput, { kept: ["name", "phone", "text"] }),
    answer: created(grievanceReceiptSchema),
    summary: "Ask the office for a call, without an account or a session: a forgotten password",
    errors: ["rate_limited"],
  },
} as const satisfies Api;
