import { z } from "zod";
import { ALL_KINDS, GRIEVANCE_STATES } from "./options";

export const grievanceSchema = z
  .strictObject({
    id: z.uuid(),
    number: z.string().describe("For people to name it by, such as `KS-2026-000123`"),
    kind: z.enum(ALL_KINDS),
    text: z.string().describe("Empty if a visitor wrote no words"),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().describe("When we promised to have answered"),
    state: z.enum(GRIEVANCE_STATES),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Grievance", description: "A complaint or wish of a user, and the office's answer" });
export type Grievance = z.infer<typeof grievanceSchema>;

export const grievanceReceiptSchema = grievanceSchema.pick({ number: true, dueAt: true }).meta({
  id: "GrievanceReceipt",
  description: "What a visitor is told of a complaint: its number, and by when we call",
});
export type GrievanceReceipt = z.infer<typeof grievanceReceiptSchema>;
