import { z } from "zod";
import { answerByNextAuth } from "@/lib/access/auth/handler";
import { bytes, type Spec } from "@/lib/platform/http/operation";
import { route, serve } from "@/lib/access/route";
import type { Authorize } from "@/lib/access/auth/options";
import { loginInput } from "@/lib/domains/users/schema";
import { authenticate } from "@/lib/domains/users/service";
import { AppError } from "@/lib/platform/http/errors";
import { toFieldErrors } from "@/lib/platform/http/validation";

// Of next-auth's routes only those we use; its log route would let anyone write into our log.
const READS = ["providers", "csrf", "session", "signin", "signout", "callback", "error", "verify-request"];
const WRITES = ["signin", "signout", "callback", "session"];

// The name of a provider or an error. Both become part of a header.
const code = z.string().regex(/^[\w-]*$/);

/** An action, for some followed by a provider. */
const pathTo = (actions: readonly string[]) =>
  z.object({ nextauth: z.tuple([z.enum(actions)], code).check(z.maxLength(2)) });

/** The umbrella type of next-auth's answers; lib/access/auth/api.ts describes them one by one. */
const ANSWER = bytes("application/json", "next-auth's answer");

const read = {
  access: "any",
  // A password must never be in an address.
  params: pathTo(READS).refine(({ nextauth }) => nextauth.join("/") !== "callback/credentials"),
  query: z.object({ error: code.optional() }),
  answer: ANSWER,
} satisfies Spec;

const write = {
  access: "any",
  params: pathTo(WRITES),
  // Used by next-auth as they are, without a look at their types.
  body: z.looseObject({ csrfToken: z.string().optional(), callbackUrl: z.string().optional() }),
  form: "urlencoded",
  answer: ANSWER,
} satisfies Spec;

/** As POST /api/login does. */
const authorize: Authorize = async (credentials, address) => {
  const parsed = loginInput.safeParse(credentials);
  if (!parsed.success) throw new AppError("invalid", { fields: toFieldErrors(parsed.error.issues) });
  return authenticate(parsed.data, address);
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(read, ({ request, params }) => answerByNextAuth(request, params.nextauth, null, authorize)),
  POST: route(write, ({ request, params, body }) => answerByNextAuth(request, params.nextauth, body, authorize)),
});
