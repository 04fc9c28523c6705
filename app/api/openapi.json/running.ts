import { z } from "zod";
import { bytes, type Api } from "@/lib/http/operation";

const readiness = z
  .strictObject({ status: z.enum(["ok", "unavailable"]), database: z.enum(["ok", "away"]) })
  .meta({ id: "Readiness", description: "The unavailable part, if any" });

/** The health checks answer whatever else is broken, so they do not use route(). */
export const runningApi = {
  "GET /api/health/live": {
    access: "any",
    answer: z.strictObject({ status: z.literal("ok") }),
    summary: "Whether the process is running",
  },
  "GET /api/health/ready": {
    access: "any",
    answer: readiness,
    also: { 503: readiness },
    summary: "Whether everything a request needs is available",
  },
  "GET /api/openapi.json": {
    access: "any",
    answer: z.looseObject({ openapi: z.string() }),
    summary: "This document",
  },
  "GET /.well-known/security.txt": {
    access: "any",
    answer: bytes("text/plain", "A contact for security researchers (RFC 9116)"),
    summary: "To whom to report a weakness; 404 where the site names no contact",
    errors: ["not_found"],
  },
} satisfies Api;
