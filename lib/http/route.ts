import "server-only";
import { createTranslator } from "next-intl";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { requireActor, requireAudience } from "@/lib/auth/guards";
import type { Actor } from "@/lib/auth/actor";
import { getCurrentActor } from "@/lib/auth/session";
import { isDatabaseAway } from "@/lib/db/errors";
import { getEnv } from "@/lib/env";
import type { Language } from "@/lib/i18n/languages";
import { loadMessages } from "@/lib/i18n/messages";
import { requestLanguage } from "@/lib/i18n/request-language";
import { clientAddress } from "@/lib/limits/address";
import { countUse } from "@/lib/limits/rate-limit";
import type { Audience } from "@/lib/users/options";
import { readBody, type FormShape } from "./body";
import { AppError, type FieldErrors, type Problem } from "./errors";
import { logError } from "./log";
import { toResponse } from "./reply";
import { isRead, requireSameSite } from "./same-site";
import { toFieldErrors } from "./validation";
import { translateMsg } from "./validation-message";

/** Who may call: anyone, anyone signed in, or one audience. */
export type Access = "any" | "signed-in" | Audience;
type ActorFor<A extends Access> = A extends Audience ? Actor<A> : A extends "signed-in" ? Actor : null;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

type Limit = { name: string; max: () => number };

type Spec<A extends Access, P, Q, B> = {
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** The body may be multipart, of this shape. */
  form?: FormShape;
  /** A limit a minute that the calls count against instead of that of all mutations. */
  limit?: Limit;
};

type Input<A extends Access, P, Q, B> = {
  actor: ActorFor<A>;
  params: Out<P>;
  query: Out<Q>;
  body: Out<B>;
  request: NextRequest;
  url: URL;
};

/**
 * Makes a route handler: proves who asks before it reads the body, parses every input with zod, answers the result as
 * JSON (or a Reply or Response) and turns every failure into problem+json. The only place that catches. The handler
 * carries what it was made from, for the description of the interface (app/api/openapi.json).
 */
export function route<
  A extends Access,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(spec: Spec<A, P, Q, B>, handle: (input: Input<A, P, Q, B>) => unknown) {
  const handler = async (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> => {
    try {
      requireSameSite(request);
      const actor = (await prove(spec.access)) as ActorFor<A>;
      if (!isRead(request)) await countMutation(request, actor, spec.limit);
      const url = new URL(request.url);
      const params = parse(spec.params, await context.params, "not_found") as Out<P>;
      const query = parse(spec.query, Object.fromEntries(url.searchParams), "invalid") as Out<Q>;
      const body = (
        spec.body ? parse(spec.body, await readBody(request, spec.form ?? null), "invalid") : undefined
      ) as Out<B>;
      return toResponse(request, await handle({ actor, params, query, body, request, url }));
    } catch (error) {
      return toProblem(request, error);
    }
  };
  return Object.assign(handler, { spec });
}

async function prove(access: Access): Promise<Actor | null> {
  if (access === "any") return null;
  return access === "signed-in" ? requireActor() : requireAudience(access);
}

const MUTATIONS: Limit = { name: "mutation", max: () => getEnv().LIMIT_MUTATIONS_PER_MINUTE };

/** 120 mutations a minute (decisions.md, Limits), per user, or per address without one. */
async function countMutation(
  request: NextRequest,
  actor: Actor | null,
  { name, max }: Limit = MUTATIONS,
): Promise<void> {
  const who = actor ? `user:${actor.id}` : `address:${clientAddress(request.headers)}`;
  await countUse(`${name}:${who}`, { max: max(), seconds: 60 });
}

// A path's parameter that cannot be an id names nothing: 404, as for an id that does not exist.
function parse(schema: z.ZodType | undefined, value: unknown, code: "invalid" | "not_found"): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw code === "not_found" ? new AppError(code) : new AppError(code, { fields: toFieldErrors(result.error.issues) });
}

async function toProblem(request: NextRequest, error: unknown): Promise<Response> {
  const known = error instanceof AppError ? error : await unexpected(request, error);
  const locale = await problemLanguage(request, known);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "errors" });
  const problem: Problem = {
    type: `urn:kaamsetu:problem:${known.code}`,
    title: t(`title${known.status as 400}`),
    status: known.status,
    detail: t(known.code),
    code: known.code,
    ...(known.fields ? { errors: translateFields(locale, messages, known.fields) } : {}),
  };
  return new Response(JSON.stringify(problem), {
    status: known.status,
    headers: {
      "Content-Type": "application/problem+json; charset=utf-8",
      "Cache-Control": "no-store",
      ...known.headers,
    },
  });
}

async function unexpected(request: NextRequest, error: unknown): Promise<AppError> {
  const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
  const away = isDatabaseAway(error);
  logError(away ? "database_away" : "unexpected_error", error, {
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
  });
  const headers = { "X-Request-Id": requestId, ...(away ? { "Retry-After": "5" } : {}) };
  return new AppError(away ? "unavailable" : "internal", { headers, cause: error });
}

// With the database away, asking it who speaks would fail once more; the cookie says enough.
async function problemLanguage(request: NextRequest, error: AppError): Promise<Language> {
  const actor = error.status >= 500 ? null : await getCurrentActor().catch(() => null);
  return actor?.language ?? requestLanguage(request.cookies);
}

function translateFields(
  locale: Language,
  messages: Awaited<ReturnType<typeof loadMessages>>,
  fields: FieldErrors,
): FieldErrors {
  const t = createTranslator({ locale, messages, namespace: "validation" });
  return Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, texts.map((text) => translateMsg(t, text))]),
  );
}
