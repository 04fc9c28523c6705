import { z } from "zod";
import { CHECKED_BY, EMPLOYER_MARKS } from "@/lib/domains/users/mark-options";
import { ANSWER_PACES } from "./options";

export const jobEmployerSchema = z
  .strictObject({
    description: z.string().nullable(),
    location: z.string().nullable(),
    isVerified: z.boolean(),
    mark: z.enum(EMPLOYER_MARKS),
    checked: z
      .strictObject({ what: z.enum(CHECKED_BY), at: z.iso.datetime() })
      .nullable()
      .describe("What a person of the office saw, and when"),
    since: z.iso.datetime().describe("When the account was made"),
    answers: z
      .strictObject({ answered: z.int(), of: z.int(), usually: z.enum(ANSWER_PACES).nullable() })
      .nullable()
      .describe("Applications answered, of those answered or ended without an answer; null below five"),
    promises: z
      .strictObject({ kept: z.int(), of: z.int() })
      .nullable()
      .describe("Workers who said that they were paid as promised, of those who said; null below five"),
  })
  .meta({
    id: "JobEmployer",
    description: "An employer as seekers see it, besides the company's name and logo",
  });
