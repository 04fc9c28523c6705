import { z } from "zod";
import { pick } from "@/lib/core/objects";
import { jobCardSchema } from "@/lib/domains/jobs/types";
import { NOTIFICATION_KINDS } from "@/lib/platform/notify/kinds";
import { MOST_COUNTED } from "./options";

/** The parts of a card that a notification has of its job. */
export const NOTIFICATION_JOB_PARTS = [
  ...(["id", "title", "category", "location", "place", "company_name"] as const),
  ...(["employmentType", "shift", "hoursFrom", "hoursTo"] as const),
] as const;

const notificationJobSchema = z
  .strictObject(pick(jobCardSchema.shape, NOTIFICATION_JOB_PARTS))
  .extend({ removed: z.boolean() })
  .meta({ id: "NotificationJob", description: "The job that a notification is about" });

export const notificationSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    created_at: z.iso.datetime(),
    seen: z.boolean().describe("Whether it was marked as seen before this call"),
    about_at: z.iso.datetime().nullable().describe("The time that it is about, such as an interview's"),
    reason: z
      .string()
      .nullable()
      .describe("An admin's own words, if an admin did something with the caller's job or account"),
    job: notificationJobSchema.nullable().describe("Null if it is about none, or the job was deleted"),
    application_id: z.uuid().nullable().describe("Null if it is about none, or the application was deleted"),
  })
  .meta({ id: "Notification", description: "Something that the caller is told" });
export type Notification = z.infer<typeof notificationSchema>;

export const countsSchema = z
  .strictObject({
    unseen: z
      .int()
      .min(0)
      .max(MOST_COUNTED)
      .describe(`Notifications not seen; ${MOST_COUNTED} means that many or more`),
    waiting: z
      .int()
      .min(0)
      .max(MOST_COUNTED)
      .describe("A worker's applications with a call or an interview ahead, an employer's applications to decide on"),
  })
  .meta({ id: "Counts", description: "The numbers that the caller's pages show everywhere" });
export type Counts = z.infer<typeof countsSchema>;
