import { z } from "zod";
import { answerByNextAuth } from "@/lib/auth/handler";
import { bytes, type Spec } from "@/lib/http/operation";
import { route } from "@/lib/http/route";

// What next-auth serves besides is no use of ours: its log would be anyone's to write into.
const READS = ["providers", "csrf", "session", "signin", "signout", "callback", "error", "verify-request"];
const WRITES = ["signin", "signout", "callback", "session"];

// Of a provider or an error. Both become part of a header.
const code = z.string().regex(/^[\w-]*$/);

/** An action, and for some a provider. */
const pathTo = (actions: readonly string[]) =>
  z.object({ nextauth: z.tuple([z.enum(actions)], code).check(z.maxLength(2)) });

/** Of all that next-auth answers; lib/auth/api.ts describes the parts. */
const ANSWER = bytes("application/json", "What next-auth answers");

const read = {
  access: "any",
  // A password never comes in an address.
  params: pathTo(READS).refine(({ nextauth }) => nextauth.join("/") !== "callback/credentials"),
  query: z.object({ error: code.optional() }),
  answer: ANSWER,
} satisfies Spec;

const write = {
  access: "any",
  params: pathTo(WRITES),
  body: z.record(z.string(), z.unknown()),
  form: "urlencoded",
  answer: ANSWER,
} satisfies Spec;

export const GET = route(read, ({ request, params }) => answerByNextAuth(request, params.nextauth, null));

export const POST = route(write, ({ request, params, body }) => answerByNextAuth(request, params.nextauth, body));
