/**
 * The one map of this tree. Every rule of `npm run structure` is derived from these lists: a new domain, room or folder
 * is one entry here, and anything without an entry is refused. docs/architecture.md explains them.
 */

/** A part of the product: a folder in lib/ and the folders in components/ that draw it. */
export type Domain = {
  lib: string;
  components: readonly string[];
  /** Whether it has no records of its own, so that the words for a domain's files say nothing about its files. */
  hasOwnNames?: true;
};

/** The domains in order: each may see those before it, never one after it. */
export const DOMAINS: readonly Domain[] = [
  // Rules about what is published, and the queue of cases.
  { lib: "domains/trust", components: [] },
  { lib: "domains/users", components: ["shell", "auth", "account"] },
  { lib: "domains/profiles", components: ["profile"] },
  { lib: "domains/jobs", components: ["jobs"] },
  { lib: "domains/applications", components: ["applications"] },
  { lib: "domains/grievances", components: ["grievances"] },
  { lib: "domains/reports", components: ["reports"] },
  { lib: "domains/notifications", components: ["notifications"] },
  { lib: "domains/delivery", components: ["delivery"] },
  { lib: "domains/own-data", components: ["own-data"] },
  { lib: "domains/tidy", components: [] },
  { lib: "domains/admin", components: ["admin"] },
  // The operations of all domains, as others read them.
  { lib: "api-docs", components: ["api-docs"], hasOwnNames: true },
];

/** The rest of lib/, files and folders alike, in order: each may see those before it, and none may see a domain. */
export const PLUMBING: readonly string[] = [
  "core/utils",
  "core/objects",
  "core/bounded-cache",
  "core/fingerprint",
  "core/new-id",
  "core/uuid",
  "core/product",
  "core/roles",
  "core/upload-limits",
  "core/categories",
  "core/skills",
  "core/option-key",
  "core/digits",
  "core/salary",
  "core/id-number",
  "core/phone",
  "core/device",
  "core/time",
  "core/calendar-file",
  "core/reached-at",
  "core/kept-check",
  "core/exit-code",
  "core/heap-limit",
  "platform/settings",
  "platform/env",
  "platform/keys",
  "platform/shared-state",
  "platform/db",
  "platform/retention",
  "language/i18n",
  "language/notices",
  "language/format",
  "platform/observing",
  "platform/http",
  "platform/mail",
  "platform/push",
  "platform/text-messages",
  "platform/limits",
  "platform/security-log",
  "platform/notify",
  "platform/uploads",
  "platform/boot",
  "access/routes",
  "platform/previews",
  "language/translation",
  "language/words",
  "language/places",
  "language/search",
  "language/wording",
  "language/hours",
  "access/auth",
  "access/screens",
  "access/idempotency",
  "access/refuse",
  "access/route",
];

/** The folders in components/ that precede those of the domains, in order. */
export const COMPONENT_BASE: readonly string[] = ["ui", "shared", "form"];

/** The only files of components/ that a handler may use: they make what a screen shows into data, for a list that goes on. */
export const DRAWN_ANSWERS: readonly string[] = [
  "^components/jobs/card/card-view\\.ts$",
  "^components/jobs/speech/compose-speech\\.ts$",
  "^components/jobs/public/public-picture\\.tsx$",
  "^components/shared/pictograms/tiles\\.ts$",
];

/** The words for a domain's files, alone or after a subject: `queries.ts`, `audit-queries.ts`. */
export const SERVER_WORDS: readonly string[] = ["rows", "queries", "service"];
export const ANYWHERE_WORDS: readonly string[] = ["options", "schema", "types", "api", "policy", "client", "fields"];

/** Top-level folders. */
export const TOP_FOLDERS: readonly string[] = [
  "app",
  "bench",
  "components",
  "deploy",
  "docs",
  "lib",
  "messages",
  "prisma",
  "public",
  "scripts",
  "server",
  "structure",
  "tests",
];

/** Top-level code files: Next's two, and the configuration of tools. */
export const TOP_FILES: readonly (string | RegExp)[] = [
  "instrumentation.ts",
  "middleware.ts",
  "next-env.d.ts",
  /\.config\.m?[jt]s$/,
];

/** Packages that only one place may import; all other code goes through it. */
export const PACKAGE_HOMES: readonly { packages: string; home: string }[] = [
  { packages: "next-auth", home: "lib/access/auth" },
  { packages: "@node-rs/argon2|@zxcvbn-ts/[^/]+", home: "lib/access/auth" },
  { packages: "otplib|uqr", home: "lib/access/auth" },
  { packages: "@prisma/[^/]+", home: "lib/platform/db" },
  { packages: "pg", home: "lib/platform/db" },
  { packages: "sharp", home: "lib/platform/uploads" },
  { packages: "satori|@fontsource/[^/]+", home: "lib/platform/previews" },
  { packages: "@aws-sdk/[^/]+", home: "lib/platform/uploads" },
  { packages: "prom-client", home: "lib/platform/observing" },
  { packages: "pino", home: "lib/platform/http" },
  { packages: "@fastify/busboy", home: "lib/platform/http" },
  { packages: "cockatiel|jose|he", home: "lib/language/translation" },
  { packages: "nodemailer", home: "lib/platform/mail" },
  { packages: "web-push", home: "lib/platform/push" },
  { packages: "csv-stringify", home: "lib/domains/admin" },
  { packages: "sonner", home: "components/ui" },
];
