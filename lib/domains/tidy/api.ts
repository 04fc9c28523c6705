/** The operations of a scheduler: the night's work, and reminders. */
import { z } from "zod";
import type { Api } from "@/lib/platform/http/operation";
import { RULES } from "@/lib/platform/retention/rules";

const nightSchema = z
  .strictObject({
    isDone: z.boolean().describe("Whether this call did it; false if it was done before"),
    isStopped: z.boolean().describe("Whether the time was up before the end; call again"),
    failed: z.array(z.enum(RULES.map(({ name }) => name))).describe("Rules that failed; the log says why"),
  })
  .meta({ id: "Night", description: "The outcome of the retention rules" });

const remindersSchema = z
  .strictObject({
    reminded: z.int().min(0).describe("Interviews of which both sides were reminded"),
    told: z.int().min(0).describe("Workers who were told of new jobs that their saved searches find"),
  })
  .meta({ id: "Reminders", description: "The outcome of a look at the interviews ahead and at saved searches" });

export const tidyApi = {
  "GET /api/tasks/night": {
    access: "any",
    who: "a scheduler with the secret of the settings",
    answer: nightSchema,
    summary: "Apply the retention rules once for this day in India; 404 without the secret",
    errors: ["not_found"],
  },
  "GET /api/tasks/reminders": {
    access: "any",
    who: "a scheduler with the secret of the settings",
    answer: remindersSchema,
    summary:
      "Remind of the interviews of the next day and the next two hours, once each, and tell of new jobs; 404 without the secret",
    errors: ["not_found"],
  },
} as const satisfies Api;
