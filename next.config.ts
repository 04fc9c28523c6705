import { readdirSync } from "node:fs";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { SECURITY_HEADERS, WORKER_POLICY } from "./lib/platform/http/security-headers";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/language/i18n/request.ts",
  // The catalogues are compiled by the build: neither server nor browser reads ICU syntax while answering.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

const config: NextConfig = {
  // A container runs the traced copy (Dockerfile); `npm start` serves from the checkout, where tracing would only cost time.
  ...(process.env.NEXT_OUTPUT === "standalone" ? { output: "standalone" as const } : {}),
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Written into the build: the server compares them with the database's (lib/platform/db/known-schema.ts).
  env: { KNOWN_MIGRATIONS: readdirSync("prisma/migrations").sort().join(",") },
  poweredByHeader: false,
  // A page that was read ahead is shown if it is younger than this; Next allows no less.
  experimental: { staleTimes: { static: 30 } },
  reactStrictMode: true,
  // Uploads are stored in our screens' sizes, and default pictures are drawings. Next's own scaling (/_next/image)
  // would serve anyone and keep copies of removed pictures.
  images: { unoptimized: true },
  // Files that are read by their path, which tracing cannot see.
  outputFileTracingIncludes: {
    "/**": ["./lib/language/places/data.json"],
    "/previews/*": ["./node_modules/@fontsource/*/files/*-{400,700}-normal.woff", "./public/category/*.png"],
  },
  // `npm test` checks types: an error in a test file must not keep the application from starting.
  typescript: { ignoreBuildErrors: true },
  // `npm run dev` is reached under both names of this computer.
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  // Native code, the PostgreSQL driver and the logger are loaded by Node, not bundled.
  serverExternalPackages: [
    "@node-rs/argon2",
    "sharp",
    "pg",
    "pino",
    "satori",
    "prom-client",
    "@prisma/adapter-pg",
    "@prisma/client",
  ],
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    // The service worker and its parts: asked for again each time the browser looks for a newer one.
    ...["/sw.js", "/sw/:path*"].map((source) => ({
      source,
      headers: [
        { key: "Cache-Control", value: "no-cache" },
        { key: "Content-Security-Policy", value: WORKER_POLICY },
      ],
    })),
    // Their addresses change with their content.
    ...["/pictograms.svg", "/icons.svg", "/masks.svg"].map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    })),
    { source: "/category/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
  ],
};

export default withNextIntl(config);
