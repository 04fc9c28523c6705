import { z } from "zod";
import { jobCardSchema } from "@/lib/domains/jobs/types";
import { NOTIFICATION_KINDS } from "@/lib/platform/notify/kinds";
import { MOST_COUNTED } from "./options";

const notificationJobSchema = jobCardSchema
  .pick({
    id: true,
    title: true,
    category: true,
    location: true,
    place: true,
    company_name: true,
    employmentType: true,
    shift: true,
    hoursFrom: true,
    hoursTo: true,
  })
  .extend({ removed: z.boolean() })
  .meta({ id: "NotificationJob", description: "The job that a notification is about" });

export const notificationSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    created_at: z.iso.datetime(),
    seen: z.boolean().describe("Whether it was marked as seen before this call"),
    about_at: z.iso.datetime().nullable().describe("The time that it is about, such as an interview's"),
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
