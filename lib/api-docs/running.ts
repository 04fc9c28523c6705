import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/language/i18n/languages";
import { bytes, type Api } from "@/lib/platform/http/operation";

const ready = z.strictObject({ status: z.literal("ok"), database: z.literal("ok") });
const unavailable = z
  .union([
    z.strictObject({ status: z.literal("unavailable"), database: z.literal("away") }),
    z.strictObject({ status: z.literal("unavailable"), uploads: z.literal("away") }),
    z.strictObject({ status: z.literal("unavailable"), server: z.literal("stopping") }),
  ])
  .meta({ id: "Unavailable", description: "The part that is unavailable" });

/** The health checks answer whatever else is broken, so they do not use route(). */
export const runningApi = {
  "GET /api/health/live": {
    access: "any",
    answer: z.strictObject({ status: z.literal("ok") }),
    summary: "Whether the process is running",
  },
  "GET /api/health/ready": {
    access: "any",
    answer: ready,
    also: { 503: unavailable },
    summary: "Whether everything a request needs is available",
  },
  "GET /api/openapi.json": {
    access: "any",
    language: "en",
    answer: z.looseObject({ openapi: z.string() }),
    summary: "This document",
  },
  "GET /api/metrics": {
    access: "any",
    isUncounted: true,
    isAnyHost: true,
    answer: bytes("text/plain", "Metrics of this process in Prometheus' format"),
    summary: "Figures for operators, with the header `Authorization: Bearer METRICS_TOKEN`; 404 without that setting",
    who: "who has the token",
    errors: ["not_found", "unauthenticated"],
  },
  "GET /manifest.webmanifest": {
    access: "any",
    query: z.object({ lang: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE) }),
    answer: bytes("application/manifest+json", "The web app manifest"),
    summary: "How phones add the product to their home screen, in a language",
  },
  "GET /sitemap.xml": {
    access: "any",
    answer: bytes("application/xml", "A sitemap of the public pages"),
    summary: "The public pages for search engines; 404 unless they may list them",
    errors: ["not_found"],
  },
  "GET /.well-known/security.txt": {
    access: "any",
    answer: bytes("text/plain", "A contact for security researchers (RFC 9116)"),
    summary: "The contact for reports of weaknesses; 404 if the site names none",
    errors: ["not_found"],
  },
} satisfies Api;
