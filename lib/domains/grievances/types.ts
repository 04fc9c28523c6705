import { z } from "zod";
import { GRIEVANCE_KINDS, GRIEVANCE_STATES } from "./options";

export const grievanceSchema = z
  .strictObject({
    id: z.uuid(),
    number: z.string().describe("For people to name it by, such as `KS-2026-000123`"),
    kind: z.enum(GRIEVANCE_KINDS),
    text: z.string(),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().describe("When we promised to have answered"),
    state: z.enum(GRIEVANCE_STATES),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Grievance", description: "A complaint or wish of a user, and the office's answer" });
export type Grievance = z.infer<typeof grievanceSchema>;
