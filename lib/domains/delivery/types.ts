import { z } from "zod";
import { MUTABLE_TOPICS } from "./options";

export const pushSchema = z
  .strictObject({
    publicKey: z.string().describe("Ours, for the browser's `applicationServerKey`, in base64url"),
    isOn: z.boolean().describe("Whether this session's browser has a subscription"),
  })
  .meta({ id: "Push", description: "Notifications of this browser outside the page" });
export type Push = z.infer<typeof pushSchema>;

export const notificationSettingsSchema = z
  .strictObject({
    email: z.boolean().describe("Also by e-mail, to a confirmed address"),
    message: z.boolean().describe("Also by WhatsApp or SMS, to the account's phone number"),
    dailySum: z.boolean().describe("Employers: an e-mail a day with the number of applications to look at"),
    showsDetails: z.boolean().describe("Whether a lock screen says what the news is about"),
    muted: z.array(z.enum(MUTABLE_TOPICS)).describe("Topics that only the page tells"),
    quiet: z
      .strictObject({ from: z.int(), to: z.int() })
      .nullable()
      .describe("Hours in Asia/Kolkata between which no phone rings"),
  })
  .meta({ id: "NotificationSettings", description: "The caller's choices about notifications outside the page" });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const turnSchema = z
  .strictObject({
    taken: z.int().describe("What was due and taken up"),
    done: z.int().describe("What is delivered, or no longer to be"),
  })
  .meta({ id: "DeliveryTurn", description: "What one turn of delivering did" });
export type DeliveryTurn = z.infer<typeof turnSchema>;
