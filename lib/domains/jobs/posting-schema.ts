import { z } from "zod";
import { text } from "@/lib/platform/http/validation";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { placeId } from "@/lib/language/places/schema";
import { CATEGORIES } from "./options";

/** GET /api/client/usual-pay. */
export const usualPayQuery = z.object({ category: z.enum(CATEGORIES), place: placeId });
export type UsualPayQuery = z.output<typeof usualPayQuery>;

/** POST /api/client/job-preview. */
export const jobPreviewQuery = z.object({ language: z.enum(LANGUAGES).default("hi") });

const fieldName = z.string().regex(/^\w{1,40}$/);
const short = z.union([text(200), z.boolean(), z.null()]);

/** PUT /api/client/form-draft: any field as typed, none needed. */
export const formDraftInput = z.object({
  key: z.string().regex(/^[\w-]{1,64}$/),
  fields: z
    .record(
      fieldName,
      z.union([
        text(4_000),
        z.boolean(),
        z.null(),
        z.array(text(200)).max(60),
        // The meaning of the location.
        z.record(fieldName, z.union([short, z.array(text(4_000)).max(20), z.record(fieldName, short)])),
      ]),
    )
    .refine((fields) => Object.keys(fields).length <= 80),
});
export type FormDraftInput = z.output<typeof formDraftInput>;
