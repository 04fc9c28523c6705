import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

// Inline scripts carry Next's data; the visitors' screens are prerendered, so they cannot have a nonce per request.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const SECURITY_HEADERS = [
  { key: "Content-Security-Policy", value: CONTENT_SECURITY_POLICY },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=(), payment=()" },
];

const config: NextConfig = {
  // A container runs the traced copy (Dockerfile); `npm start` serves from the checkout, where tracing would only cost time.
  ...(process.env.NEXT_OUTPUT === "standalone" ? { output: "standalone" as const } : {}),
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types: an error in a test file must not keep the application from starting.
  typescript: { ignoreBuildErrors: true },
  // `npm run dev` is reached under both names of this computer.
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  // Native code, the PostgreSQL driver and the logger are loaded by Node, not bundled.
  serverExternalPackages: ["@node-rs/argon2", "sharp", "pg", "pino", "@prisma/adapter-pg", "@prisma/client"],
  headers: async () => [
    { source: "/((?!uploads/).*)", headers: SECURITY_HEADERS },
    { source: "/category/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
  ],
};

export default withNextIntl(config);
