import { z } from "zod";
import type { Api } from "@/lib/http/operation";

const readiness = z
  .strictObject({ status: z.enum(["ok", "unavailable"]), database: z.enum(["ok", "away"]) })
  .meta({ id: "Readiness", description: "Which part is away, if any" });

/** Health answers whatever is wrong with the rest, so route() does not make it. */
export const runningApi = {
  "GET /api/health/live": {
    access: "any",
    answer: z.strictObject({ status: z.literal("ok") }),
    summary: "Whether the process answers",
  },
  "GET /api/health/ready": {
    access: "any",
    answer: readiness,
    also: { 503: readiness },
    summary: "Whether all that a request needs is there",
  },
  "GET /api/openapi.json": {
    access: "any",
    answer: z.looseObject({ openapi: z.string() }),
    summary: "This document",
  },
} satisfies Api;
