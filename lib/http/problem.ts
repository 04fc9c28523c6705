import { z } from "zod";
import { STATUS_BY_CODE, type ErrorCode } from "./errors";

const CODES = Object.keys(STATUS_BY_CODE) as ErrorCode[];

export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe("A sentence for a person, in the request's language"),
    code: z.enum(CODES).describe("Stable, for machines"),
    errors: z.record(z.string(), z.array(z.string())).exactOptional().describe("By field"),
  })
  .meta({ id: "Problem", description: "The body of an error answer (RFC 9457)" });
export type Problem = z.infer<typeof problemSchema>;
