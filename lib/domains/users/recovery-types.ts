import { z } from "zod";

export const recoveryNumberSchema = z
  .strictObject({ recoveryNumber: z.string().describe("16 digits; never shown again") })
  .meta({ id: "RecoveryNumber", description: "A new recovery number" });
export type RecoveryNumber = z.infer<typeof recoveryNumberSchema>;

export const recoveryWaysSchema = z
  .strictObject({ email: z.boolean().describe("Whether this server sends e-mail") })
  .meta({ id: "RecoveryWays", description: "The ways to a new password besides recovery number and admin" });

export const recoveryCodeSchema = z
  .strictObject({
    code: z.string().describe("8 digits; never shown again"),
    startsAt: z.iso.datetime().nullable().describe("Before this it opens nothing; null: it works at once"),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "RecoveryCode", description: "A one-time code for a new password, to be read out" });
export type RecoveryCode = z.infer<typeof recoveryCodeSchema>;

export const madeCodeSchema = z
  .strictObject({
    code: recoveryCodeSchema
      .omit({ code: true })
      .meta({ id: "MadeCodeTimes", description: "When a code for a new password works" })
      .nullable()
      .describe("Null: there is none"),
  })
  .meta({ id: "MadeCode", description: "Whether the office has made a code for one's account that is still unused" });
export type MadeCode = z.infer<typeof madeCodeSchema>["code"];
