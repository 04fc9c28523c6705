import { z } from "zod";

export const pushSchema = z
  .strictObject({
    publicKey: z.string().describe("Ours, for the browser's `applicationServerKey`, in base64url"),
    isOn: z.boolean().describe("Whether this session's browser has a subscription"),
  })
  .meta({ id: "Push", description: "Notifications of this browser outside the page" });
export type Push = z.infer<typeof pushSchema>;

export const turnSchema = z
  .strictObject({
    taken: z.int().describe("What was due and taken up"),
    done: z.int().describe("What is delivered, or no longer to be"),
  })
  .meta({ id: "DeliveryTurn", description: "What one turn of delivering did" });
export type DeliveryTurn = z.infer<typeof turnSchema>;
