import { z } from "zod";
import { jobCardSchema } from "./types";

/** The measures of a job, where the worker's profile says something about it; in the order in which it is told. */
const SUITS_BY = ["place", "pay", "hours", "living", "languages", "experience"] as const;

export const suitingJobSchema = z
  .strictObject({
    job: jobCardSchema,
    reasons: z
      .array(
        z.strictObject({
          by: z.enum(SUITS_BY),
          isMet: z.boolean(),
          rupees: z.int().exactOptional().describe("Of pay: how much more a month than asked; less than zero for less"),
        }),
      )
      .describe(
        "What tells the job apart from the others that suit, by what the caller's profile says something about",
      ),
  })
  .meta({ id: "SuitingJob", description: "An open job that suits the caller, and why" });
export type SuitingJob = z.infer<typeof suitingJobSchema>;
export type SuitsReason = SuitingJob["reasons"][number];
