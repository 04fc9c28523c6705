/** The operations on one's own grievances. Someone who has yet to agree to the notice may complain about it. */
import { z } from "zod";
import { created, type Api } from "@/lib/platform/http/operation";
import { grievanceInput } from "./schema";
import { grievanceSchema } from "./types";

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
    isFirstStep: true,
    body: grievanceInput,
    answer: created(grievanceSchema),
    summary: "Send a grievance to the office: at most ten a day",
    errors: ["rate_limited"],
  },
} as const satisfies Api;
