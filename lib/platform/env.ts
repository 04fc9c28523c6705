import { z } from "zod";
import { reachedAt } from "@/lib/core/reached-at";
import { checkGrievanceSettings, GRIEVANCE_SETTINGS, HELP_SETTINGS } from "./settings/contacts";
import { checkDeliverySettings, DELIVERY_SETTINGS } from "./settings/delivery";
import { checkMailSettings, MAIL_SETTINGS } from "./settings/mail";
import { OBSERVING_SETTINGS } from "./settings/observing";
import { refusalOf } from "./settings/refusals";
import { checkProviderSettings, TRANSLATION_SETTINGS } from "./settings/translation";
import { checkUploadSettings, UPLOAD_SETTINGS } from "./settings/uploads";

const port = z.coerce.number().int().min(1).max(65_535);
const positiveInt = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Signs and encrypts session cookies. */
  SESSION_SECRET: z.string().min(32),
  /** The secret before the present one: its cookies are accepted and encrypted again. */
  SESSION_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Public origin, e.g. https://kaamsetu.example; decides whether the session cookie is Secure. */
  APP_URL: z.url().optional(),
  /** Whether all subdomains of APP_URL's host support https too. */
  HSTS_SUBDOMAINS: z.enum(["0", "1"]).default("0"),
  /** Whether search engines may list the public pages; otherwise every page asks them not to. */
  SEARCH_INDEXING: z.enum(["0", "1"]).default("0"),
  /** The contact for reports of weaknesses, for /.well-known/security.txt: mailto:… or https://… */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  PORT: port.default(3000),
  /** The address that the server listens on, and the proxies in front of it (server/main.ts). */
  HOSTNAME: z.string().optional(),
  TRUSTED_PROXIES: z.string().optional(),
  /** Set by Vercel, whose proxy is then in front. */
  VERCEL: z.string().optional(),
  /** Folder of the running build, relative to the server's working directory. */
  NEXT_DIST_DIR: z.string().default(".next"),
  /** The lowest level that is logged. */
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Connections of one process to PostgreSQL. */
  DATABASE_POOL_SIZE: positiveInt(10),
  /** Whether a pooler between us and PostgreSQL shares its connections by transaction (pgbouncer). */
  DATABASE_POOLER: z.enum(["0", "1"]).default("0"),
  /** Milliseconds after which the running application gives up a query and closes its connection. */
  DATABASE_QUERY_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(7_000),
  /** Failed logins of one name from one address before delays begin (specification, Limits). */
  LIMIT_LOGIN_PER_NAME: positiveInt(10),
  /** Failed logins from one address in 15 minutes. */
  LIMIT_LOGIN_PER_ADDRESS: positiveInt(100),
  /** Registrations per address and per browser in an hour. Many phones share one address. */
  LIMIT_REGISTER_PER_ADDRESS: positiveInt(60),
  LIMIT_REGISTER_PER_BROWSER: positiveInt(3),
  LIMIT_TRANSLATE_PER_MINUTE: positiveInt(60),
  LIMIT_MUTATIONS_PER_MINUTE: positiveInt(120),
  /** Pages and reading calls, of one user or address and one process. */
  LIMIT_READS_PER_MINUTE: positiveInt(600),
  /** Open jobs of one account, and in its first week (specification, Quotas). */
  LIMIT_OPEN_JOBS: positiveInt(20),
  LIMIT_OPEN_JOBS_FIRST_WEEK: positiveInt(5),
  /** Stored pictures of one account. */
  LIMIT_PICTURE_MEGABYTES: positiveInt(200),
  /** Days after which an employer is asked about an unanswered application, after which it ends, and after which the worker may apply again. */
  ANSWER_ASKED_DAYS: positiveInt(5),
  ANSWER_ENDS_DAYS: positiveInt(10),
  ANSWER_AGAIN_DAYS: positiveInt(7),
  /** Whether the server applies the retention rules each night (lib/domains/tidy). */
  TIDY_AT_NIGHT: z.enum(["0", "1"]).default("1"),
  /** Whether the server reminds people of interviews, and tells workers of new jobs (lib/domains/tidy). */
  REMIND_OF_INTERVIEWS: z.enum(["0", "1"]).default("1"),
  ...UPLOAD_SETTINGS,
  ...TRANSLATION_SETTINGS,
  ...MAIL_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...GRIEVANCE_SETTINGS,
  ...HELP_SETTINGS,
  ...OBSERVING_SETTINGS,
});

/** The names of all settings of the application. */
export const SETTING_NAMES = Object.keys(settings.shape);

const envSchema = settings.superRefine((env, context) => {
  checkUploadSettings(env, context);
  checkProviderSettings(env, context);
  checkMailSettings(env, context);
  checkDeliverySettings(env, context);
  checkGrievanceSettings(env, context);
});

export type Env = z.output<typeof envSchema>;

let cached: Env | null = null;

/**
 * The settings, validated once. Read through a function because `next build` loads modules without any setting.
 * @throws Error naming every missing or invalid setting; instrumentation.ts lets it stop the server at boot.
 */
export const getEnv = (): Env => (cached ??= parseEnv());

function parseEnv(): Env {
  // Compose files pass unset variables as empty texts.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) {
    // next-auth takes the origin of its redirects only from here; otherwise it could be made to trust a request's Host.
    process.env.NEXTAUTH_URL = originOf(result.data);
    return result.data;
  }
  const refusals = result.error.issues.map((issue) => refusalOf(issue, given));
  throw new Error(`${refusals.join("\n")}\nAll settings are in docs/deployment.md.`);
}

/** The origin of our URLs: the public origin, or else the address the server listens on. Never taken from a request. */
export const ownOrigin = (): string => originOf(getEnv());

const originOf = ({ APP_URL, PORT }: Env): string => (APP_URL ? new URL(APP_URL).origin : `http://localhost:${PORT}`);

/** Whether only this computer reaches the server. */
export const isLocalOnly = (): boolean => reachedAt(getEnv()) === null;

/** Whether cookies are Secure: the public origin is https. */
export const isHttps = (): boolean => getEnv().APP_URL?.startsWith("https:") ?? false;
