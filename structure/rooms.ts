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
  { lib: "users", components: ["shell", "auth", "account"] },
  { lib: "profiles", components: ["profile"] },
  { lib: "jobs", components: ["jobs"] },
  { lib: "applications", components: ["applications"] },
  { lib: "grievances", components: ["grievances"] },
  { lib: "notifications", components: ["notifications"] },
  { lib: "delivery", components: ["delivery"] },
  { lib: "own-data", components: ["own-data"] },
  { lib: "tidy", components: [] },
  { lib: "admin", components: ["admin"] },
  // The operations of all domains, as others read them.
  { lib: "interface", components: ["interface"], hasOwnNames: true },
];

/** The rest of lib/, files and folders alike, in order: each may see those before it, and none may see a domain. */
export const PLUMBING: readonly string[] = [
  "utils",
  "objects",
  "bounded-cache",
  "fingerprint",
  "new-id",
  "uuid",
  "product",
  "categories",
  "skills",
  "option-key",
  "salary",
  "digits",
  "id-number",
  "phone",
  "device",
  "time",
  "calendar-file",
  "reached-at",
  "exit-code",
  "heap-limit",
  "settings",
  "env",
  "keys",
  "db",
  "retention",
  "i18n",
  "notices",
  "format",
  "inline-scripts",
  "observing",
  "http",
  "salary-input",
  "mail",
  "push",
  "text-messages",
  "limits",
  "security-log",
  "notify",
  "uploads",
  "routes",
  "previews",
  "translation",
  "search",
  "hours",
  "places",
  "auth",
  "screens",
  "boot",
];

/** The folders in components/ that precede those of the domains, in order. */
export const COMPONENT_BASE: readonly string[] = ["ui", "shared", "form"];

/** The only files of components/ that a handler may use: they make what a screen shows into data, for a list that goes on. */
export const DRAWN_ANSWERS: readonly string[] = [
  "^components/jobs/card/cards-html\\.tsx$",
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
  { packages: "next-auth", home: "lib/auth" },
  { packages: "@node-rs/argon2|@zxcvbn-ts/[^/]+", home: "lib/auth" },
  { packages: "otplib|uqr", home: "lib/auth" },
  { packages: "@prisma/[^/]+", home: "lib/db" },
  { packages: "pg", home: "lib/db" },
  { packages: "sharp", home: "lib/uploads" },
  { packages: "satori|@fontsource/[^/]+", home: "lib/previews" },
  { packages: "@aws-sdk/[^/]+", home: "lib/uploads" },
  { packages: "prom-client", home: "lib/observing" },
  { packages: "pino", home: "lib/http" },
  { packages: "@fastify/busboy", home: "lib/http" },
  { packages: "cockatiel|jose|he", home: "lib/translation" },
  { packages: "nodemailer", home: "lib/mail" },
  { packages: "web-push", home: "lib/push" },
  { packages: "csv-stringify", home: "lib/admin" },
  { packages: "radix-ui", home: "components/ui" },
  { packages: "sonner", home: "components/ui" },
];
