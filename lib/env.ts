import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);
const limit = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const envSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Signs and encrypts session cookies. */
  SESSION_SECRET: z.string().min(32),
  /** Public origin, e.g. https://kaamsetu.example; decides whether the session cookie is Secure. */
  APP_URL: z.url().optional(),
  PORT: port.default(3000),
  /** Folder of the disk store for pictures. */
  UPLOAD_DIR: z.string().min(1).default(".data/uploads"),
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
