import { z } from "zod";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { PAY_AREAS } from "./options";
import { jobCardViewSchema, type Job } from "./types";

const rupees = z.int().nullable().describe("Whole rupees a month; null where fewer than ten say it");

export const usualPaySchema = z
  .strictObject({
    from: rupees,
    to: rupees,
    area: z.enum(PAY_AREAS).nullable().describe("The nearest area in which at least ten others say it"),
  })
  .meta({ id: "UsualPay", description: "Between which pays the middle half of others pays for the same kind of work" });
export type UsualPay = z.infer<typeof usualPaySchema>;

export const jobPreviewSchema = z
  .strictObject({
    language: z.enum(LANGUAGES),
    card: jobCardViewSchema,
    sentences: z.array(z.string()).describe("What a voice says of it"),
  })
  .meta({ id: "JobPreview", description: "A job that is not stored, as workers would see it" });

/** The first values of the form for a new job. */
export type PostingStart = { copy: Job | null; located: Pick<Job, "location" | "place"> | null };

export const formDraftSchema = z
  .strictObject({
    draft: z
      .strictObject({ key: z.string(), fields: z.record(z.string(), z.unknown()), changed_at: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: "FormDraft", description: "What the caller typed for a new job and did not send, kept for 7 days" });
export type FormDraft = NonNullable<z.infer<typeof formDraftSchema>["draft"]>;
