/** The operation of the night's work. */
import { z } from "zod";
import type { Api } from "@/lib/http/operation";
import { RULES } from "@/lib/retention/rules";

const nightSchema = z
  .strictObject({
    isDone: z.boolean().describe("Whether this call did it; false if it was done before"),
    isStopped: z.boolean().describe("Whether the time was up before the end; call again"),
    failed: z.array(z.enum(RULES.map(({ name }) => name))).describe("Rules that failed; the log says why"),
  })
  .meta({ id: "Night", description: "The outcome of the retention rules" });

export const tidyApi = {
  "GET /api/tasks/night": {
    access: "any",
    who: "a scheduler with the secret of the settings",
    answer: nightSchema,
    summary: "Apply the retention rules once for this day in India; 404 without the secret",
    errors: ["not_found"],
  },
} as const satisfies Api;
