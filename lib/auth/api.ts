/** What next-auth answers in JSON. Its redirects, which are for browsers, are described in docs/api.md. */
import { z } from "zod";
import type { Api } from "@/lib/http/operation";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ROLES } from "@/lib/users/options";

const sessionUserSchema = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES).describe("Of the screens that the user sees"),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

const session = z
  .union([z.strictObject({ user: sessionUserSchema, expires: z.iso.datetime() }), z.strictObject({})])
  .meta({ id: "Session", description: "Who is signed in and until when; empty without a session" });

const provider = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.url(),
  callbackUrl: z.url(),
});

const address = z.strictObject({ url: z.url().describe("Where a browser would be redirected") });

const formFields = {
  csrfToken: z.string().describe("From GET /api/auth/csrf, in the same browser"),
  callbackUrl: z.string().optional().describe("Where to go afterwards; another origin gives way to ours"),
  json: z.literal("true").describe("Without it the answer is a redirect"),
};

export const authApi = {
  "GET /api/auth/providers": {
    access: "any",
    answer: z.record(z.string(), provider).describe("The ways to sign in"),
    summary: "The ways to sign in by next-auth",
    errors: ["invalid"],
  },
  "GET /api/auth/csrf": {
    access: "any",
    answer: z.strictObject({ csrfToken: z.string() }).describe("What every POST to next-auth carries"),
    summary: "The token that every POST to next-auth carries: the answer sets its cookie",
    errors: ["invalid"],
  },
  "GET /api/auth/session": {
    access: "any",
    answer: session,
    summary: "Who is signed in: the answer renews the session cookie",
    errors: ["invalid"],
  },
  "POST /api/auth/callback/credentials": {
    access: "any",
    body: z.object({
      username: z.string(),
      password: z.string(),
      role: z.enum(ROLES).optional().describe("Whose form it is"),
      ...formFields,
    }),
    form: "urlencoded",
    answer: address,
    also: { 401: address.describe("The account is refused: `error` of the address is the code of POST /api/login") },
    summary: "Sign in on this browser by next-auth, as by POST /api/login",
  },
  "POST /api/auth/signout": {
    access: "any",
    body: z.object(formFields),
    form: "urlencoded",
    answer: address,
    summary: "Sign out on this browser by next-auth, as by POST /api/logout",
  },
} satisfies Api;
