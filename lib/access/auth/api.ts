/** next-auth's JSON answers. Its redirects, which are meant for browsers, are described in docs/api.md. */
import { z } from "zod";
import type { Api } from "@/lib/platform/http/operation";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { ROLES } from "@/lib/core/roles";

const sessionUserSchema = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES).describe("Language of the user's screens"),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

const session = z
  .union([z.strictObject({ user: sessionUserSchema, expires: z.iso.datetime() }), z.strictObject({})])
  .meta({ id: "Session", description: "The signed-in user and when the session expires; empty without a session" });

const provider = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.url(),
  callbackUrl: z.url(),
});

const address = z.strictObject({ url: z.url().describe("The address a browser would be redirected to") });

const formFields = {
  csrfToken: z.string().describe("From GET /api/auth/csrf, in the same browser"),
  callbackUrl: z
    .string()
    .optional()
    .describe("The page to open afterwards; an address of another origin is replaced by ours"),
  json: z.literal("true").describe("If absent, the answer is a redirect"),
};

export const authApi = {
  "GET /api/auth/providers": {
    access: "any",
    answer: z.record(z.string(), provider).describe("Sign-in providers by id"),
    summary: "next-auth's sign-in providers",
    errors: ["invalid"],
  },
  "GET /api/auth/csrf": {
    access: "any",
    answer: z.strictObject({ csrfToken: z.string() }).describe("To be sent with every POST to next-auth"),
    summary: "The CSRF token for every POST to next-auth; also sets its cookie",
    errors: ["invalid"],
  },
  "GET /api/auth/session": {
    access: "any",
    answer: session,
    summary: "The current session; also renews the session cookie",
    errors: ["invalid"],
  },
  "POST /api/auth/callback/credentials": {
    access: "any",
    body: z.object({
      username: z.string(),
      password: z.string(),
      role: z.enum(ROLES).optional().describe("The audience of the sign-in form"),
      otp: z.string().optional().describe("As in POST /api/login"),
      ...formFields,
    }),
    form: "urlencoded",
    answer: address,
    also: {
      401: address.describe("The account is refused; the URL's `error` parameter is an error code of POST /api/login"),
    },
    summary: "Sign in through next-auth; same rules as POST /api/login",
  },
  "POST /api/auth/signout": {
    access: "any",
    body: z.object(formFields),
    form: "urlencoded",
    answer: address,
    summary: "Sign out through next-auth; same effect as POST /api/logout",
  },
} satisfies Api;
