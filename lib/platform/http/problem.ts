import { z } from "zod";
import { keysOf } from "@/lib/core/objects";
import { STATUS_BY_CODE } from "./errors";

export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe("A sentence for a person, in the request's language"),
    code: z.enum(keysOf(STATUS_BY_CODE)).describe("Stable, for machines"),
    errors: z.record(z.string(), z.array(z.string())).exactOptional().describe("By field"),
  })
  .meta({ id: "Problem", description: "The body of an error answer (RFC 9457)" });
export type Problem = z.infer<typeof problemSchema>;
