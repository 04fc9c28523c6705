import { z } from "zod";

export const recoveryNumberSchema = z
  .strictObject({ recoveryNumber: z.string().describe("16 digits; never shown again") })
  .meta({ id: "RecoveryNumber", description: "A new recovery number" });
export type RecoveryNumber = z.infer<typeof recoveryNumberSchema>;

export const recoveryWaysSchema = z
  .strictObject({ email: z.boolean().describe("Whether this server sends e-mail") })
  .meta({ id: "RecoveryWays", description: "The ways to a new password besides recovery number and admin" });

export const recoveryCodeSchema = z
  .strictObject({ code: z.string().describe("8 digits; never shown again"), expiresAt: z.iso.datetime() })
  .meta({ id: "RecoveryCode", description: "A one-time code for a new password, to be read out" });
export type RecoveryCode = z.infer<typeof recoveryCodeSchema>;
