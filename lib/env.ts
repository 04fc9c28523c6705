import { z } from "zod";
import { checkProviderSettings, TRANSLATION_SETTINGS } from "@/lib/translation/settings";

const port = z.coerce.number().int().min(1).max(65_535);
const limit = (fallback: number) => z.coerce.number().int().positive().default(fallback);

// Compose files pass what is not set as an empty text.
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Signs and encrypts session cookies. */
  SESSION_SECRET: z.string().min(32),
  /** Public origin, e.g. https://kaamsetu.example; decides whether the session cookie is Secure. */
  APP_URL: z.url().optional(),
  PORT: port.default(3000),
  /** Folder of the disk store for pictures. */
  UPLOAD_DIR: z.string().min(1).default(".data/uploads"),
  /** Where pictures are kept: UPLOAD_DIR, or a bucket that the S3_ settings name. */
  UPLOAD_STORAGE: z.enum(["disk", "s3"]).default("disk"),
  S3_BUCKET: optionalText,
  /** Address of a store other than Amazon's. */
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** Whether the bucket stands in the address' path; most stores other than Amazon's want that. */
  S3_FORCE_PATH_STYLE: z.enum(["true", "false"]).optional(),
  /** How many proxies in front of the server append to X-Forwarded-For; the client is read that far from the right. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(1).default(1),
  /** Connections of one process to PostgreSQL. */
  DATABASE_POOL_SIZE: limit(10),
  /** Tries to log in, per name and per address, in 15 minutes (decisions.md, Limits). */
  LIMIT_LOGIN_PER_NAME: limit(10),
  LIMIT_LOGIN_PER_ADDRESS: limit(30),
  /** Registrations per address in an hour. */
  LIMIT_REGISTER_PER_ADDRESS: limit(10),
  LIMIT_TRANSLATE_PER_MINUTE: limit(60),
  LIMIT_MUTATIONS_PER_MINUTE: limit(120),
  ...TRANSLATION_SETTINGS,
});

const envSchema = settings.superRefine((env, context) => {
  checkProviderSettings(env, context);
  if (env.UPLOAD_STORAGE === "disk") return;
  for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (!env[name]) context.addIssue({ code: "custom", path: [name], message: "needed with UPLOAD_STORAGE=s3" });
  }
});

export type Env = z.output<typeof envSchema>;

let cached: Env | null = null;

/**
 * The settings, checked once. Read through a function because `next build` loads modules without any setting.
 * @throws Error that names every missing or wrong setting; instrumentation.ts makes it stop the server at boot.
 */
export function getEnv(): Env {
  cached ??= parseEnv();
  return cached;
}

function parseEnv(): Env {
  const result = envSchema.safeParse(process.env);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
  throw new Error(`Missing or wrong settings: ${faults.join("; ")}. See docs/deployment.md.`);
}

/** Whether cookies are Secure: the public origin is https. */
export const isHttps = (): boolean => getEnv().APP_URL?.startsWith("https:") ?? false;

/** A bucket and how to reach it. */
export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

/** The bucket for pictures, or null where they are kept on disk. */
export function s3Settings(): S3Settings | null {
  const env = getEnv();
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (env.UPLOAD_STORAGE === "disk" || !bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = env.S3_ENDPOINT;
  const forcePathStyle = (env.S3_FORCE_PATH_STYLE ?? String(endpoint !== undefined)) === "true";
  return { bucket, endpoint, region: env.S3_REGION, accessKeyId, secretAccessKey, forcePathStyle };
}
