/** The operations on an employer's day, on applications that wait for an answer, and on what became of a promise. */
import { z } from "zod";
import { NOTHING, type Api } from "@/lib/platform/http/operation";
import { applicationParams, promiseInput } from "./schema";
import { todaySchema } from "./today-types";
import { receivedApplicationSchema } from "./types";

export const clockApi = {
  "POST /api/service-applications/{id}/still-looking": {
    access: "employer",
    params: applicationParams,
    answer: NOTHING,
    summary: "Say that one still decides: the application waits for an answer five days more, once",
    who: "the job's owner",
    errors: ["application_not_found", "already_decided"],
  },
  "GET /api/client/waiting": {
    access: "employer",
    neverStored: true,
    answer: z.array(receivedApplicationSchema),
    summary: "Applications that wait for an answer so long that the employer was asked; the oldest first, at most 50",
  },
  "GET /api/client/today": {
    access: "employer",
    neverStored: true,
    answer: todaySchema,
    summary: "The employer's day: whom to call, interviews, answers that wait, jobs that end soon",
  },
  "PUT /api/service-applications/{id}/promise": {
    access: "worker",
    params: applicationParams,
    body: promiseInput,
    answer: NOTHING,
    summary: "Answer whether the work began, or was paid as said, once asked; an answer is final",
    who: "its worker",
    errors: ["application_not_found", "already_answered"],
  },
} satisfies Api;
