import { z } from "zod";

const rupees = z.int().nullable().describe("Whole rupees a month; null where fewer than ten say it");

export const usualPaySchema = z
  .strictObject({ from: rupees, to: rupees })
  .meta({ id: "UsualPay", description: "Between which pays the middle half of others pays for the same kind of work" });
export type UsualPay = z.infer<typeof usualPaySchema>;
