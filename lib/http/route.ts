import "server-only";
import { createTranslator } from "next-intl";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { isEmployersBody, readerLanguage } from "@/lib/auth/reader-language";
import { requireActor, requireAudience, requireRecentPassword } from "@/lib/auth/guards";
import type { Actor } from "@/lib/auth/actor";
import { passwordCalls } from "@/lib/auth/password";
import { getCurrentActor, isStillOpen } from "@/lib/auth/session";
import { decodeSession, sessionCookie } from "@/lib/auth/token";
import { isDatabaseUnavailable, isMissingRow } from "@/lib/db/errors";
import { getEnv } from "@/lib/env";
import type { Language } from "@/lib/i18n/languages";
import { loadMessages } from "@/lib/i18n/messages";
import { clientAddress } from "@/lib/limits/address";
import { countUse } from "@/lib/limits/rate-limit";
import { countRead } from "@/lib/limits/reads";
import { noteRefusal } from "@/lib/security-log/record";
import type { Audience } from "@/lib/users/options";
import { withBody } from "./body";
import { AppError, type FieldErrors } from "./errors";
import { once, type Within } from "./idempotency";
import { logError } from "./log";
import type { Access, CallLimit, Result, Spec } from "./operation";
import type { Problem } from "./problem";
import { problemDetail } from "./problem-detail";
import { toResponse } from "./reply";
import { withRequestLog, type RequestNotes } from "./request-log";
import { isRead, requireOwnHost, requireSameSite } from "./same-site";
import { toFieldErrors } from "./validation";
import { translateMsg } from "./validation-message";

type ActorFor<A extends Access> = A extends Audience ? Actor<A> : A extends "signed-in" ? Actor : null;
type Parsed<S, Place extends "params" | "query" | "body"> =
  S extends Record<Place, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A handler's argument. `within` is present if the operation honours an Idempotency-Key. */
type Input<S extends Spec> = {
  actor: ActorFor<S["access"]>;
  params: Parsed<S, "params">;
  query: Parsed<S, "query">;
  body: Parsed<S, "body">;
  request: NextRequest;
  url: URL;
  within: S extends { once: true } ? Within<Result<S["answer"]>> : undefined;
};

type Handle<S extends Spec> = (input: Input<S>) => Result<S["answer"]> | Promise<Result<S["answer"]>>;

/**
 * Builds a route handler from the description of its operation (lib/<domain>/api.ts): authenticates the caller before
 * it reads the body, validates every input with zod, sends the result of `handle` as the described answer, and turns
 * every failure into problem+json. This is the only place that catches errors. Each call logs one line
 * (request-log.ts).
 */
export function route<const S extends Spec>(spec: S, handle: Handle<S>) {
  const answer = async (
    request: NextRequest,
    context: { params: Promise<unknown> },
    notes: RequestNotes,
  ): Promise<Response> => {
    let leave = () => {};
    let actor: Actor | null = null;
    let isEmployers = false;
    try {
      if (!spec.isAnyHost) requireOwnHost(request);
      requireSameSite(request);
      actor = await prove(spec);
      const caller = callerOf(request, actor);
      if (!spec.hashesPassword) await count(request, caller, spec);
      const url = new URL(request.url);
      const params = parse(spec.params, await context.params, "not_found");
      const query = parse(spec.query, Object.fromEntries(url.searchParams), "invalid");
      const run = async (body?: unknown): Promise<Result<S["answer"]>> => {
        // Validated by the very schemas that Input<S> infers its types from.
        const act = (within?: Within<Result<S["answer"]>>) =>
          handle({ actor, params, query, body, request, url, within } as Input<S>);
        return spec.once && actor ? once({ request, actor, body }, act) : act();
      };
      const { body: schema, form = null } = spec;
      const result = schema
        ? await withBody({ request, form, caller, mayLack: spec.mayLackBody ?? false }, async (raw) => {
            isEmployers = isEmployersBody(raw);
            // Only a body that has arrived takes a place: slow senders would otherwise keep everyone out.
            if (spec.hashesPassword) {
              leave = await passwordCalls.enter(caller);
              await count(request, caller, spec);
            }
            return run(parse(schema, raw, "invalid"));
          })
        : await run();
      const language = spec.language ?? (await languageFor(request, actor, isEmployers));
      return inLanguage(language, toResponse(request, url, spec, result));
    } catch (error) {
      return toProblem(request, await asOfCaller(error, actor), notes, isEmployers);
    } finally {
      leave();
    }
  };
  const handler = (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> =>
    withRequestLog(request, (notes) => answer(request, context, notes), context.params);
  return Object.assign(handler, { spec });
}

async function prove({ access, isFirstStep, needsPassword }: Spec): Promise<Actor | null> {
  if (access === "any") return null;
  const during = isFirstStep ? "firstSteps" : "use";
  const actor = access === "signed-in" ? await requireActor(during) : await requireAudience(access, during);
  if (needsPassword) requireRecentPassword(actor);
  return actor;
}

/** If the account was deleted while the call was at work, its rows were missing for that reason. */
async function asOfCaller(error: unknown, actor: Actor | null): Promise<unknown> {
  if (!actor || !isMissingRow(error)) return error;
  const isOpen = await isStillOpen(actor).catch(() => true);
  return isOpen ? error : new AppError("unauthenticated", { cause: error });
}

const MUTATIONS: CallLimit = { name: "mutation", setting: "LIMIT_MUTATIONS_PER_MINUTE" };

/** 120 mutations and 600 reads a minute (decisions.md, Limits), per user, or per address without one. */
async function count(request: NextRequest, caller: string, { limit = MUTATIONS, isUncounted }: Spec) {
  if (!isRead(request)) await countUse(`${limit.name}:${caller}`, { max: getEnv()[limit.setting], seconds: 60 });
  else if (!isUncounted) countRead(caller);
}

/** Whom a limit counts: the user, or the address without one. */
const callerOf = (request: NextRequest, actor: Actor | null): string =>
  actor ? `user:${actor.id}` : `address:${clientAddress(request.headers)}`;

// A path parameter that cannot be an id refers to nothing: 404, as for an id that does not exist.
function parse(schema: z.ZodType | undefined, value: unknown, code: "invalid" | "not_found"): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (result === null) throw new AppError(code);
  if (result.success) return result.data;
  throw code === "not_found" ? new AppError(code) : new AppError(code, { fields: toFieldErrors(result.error.issues) });
}

// zod measures anything with a length, and throws for an object whose "length" cannot be compared.
function safeParse(schema: z.ZodType, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    logError("input_not_read", error);
    return null;
  }
}

/** The language of an answer. @param isEmployers whether the body says that an employer sends it. */
async function languageFor(request: NextRequest, actor: Actor | null, isEmployers: boolean): Promise<Language> {
  if (actor) return actor.language;
  if (isEmployers) return "en";
  // Without the database, and after the session has ended, the cookie still tells employers from workers.
  return readerLanguage(request, await decodeSession(request.cookies.get(sessionCookie().name)?.value));
}

/** Names the language of an answer with texts. */
function inLanguage(language: Language, response: Response): Response {
  const { headers } = response;
  const hasTexts = /^(?:text\/(?:html|calendar)|application\/json)/.test(headers.get("Content-Type") ?? "");
  if (hasTexts && !headers.has("Content-Language")) headers.set("Content-Language", language);
  return response;
}

async function toProblem(
  request: NextRequest,
  error: unknown,
  notes: RequestNotes,
  isEmployers: boolean,
): Promise<Response> {
  const known = error instanceof AppError ? error : unexpected(error, notes);
  notes.code = known.code;
  // If the database is down, asking it for the caller would fail once more; the cookie is enough.
  const actor = known.status >= 500 ? null : await getCurrentActor().catch(() => null);
  noteRefusal(known, actor?.id ?? null);
  // A worker who chose the wrong role in the login's form is no employer.
  const locale = await languageFor(request, actor, isEmployers && known.code !== "wrong_family_seeker");
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "errors" });
  const problem: Problem = {
    type: `urn:kaamsetu:problem:${known.code}`,
    title: t(`title${known.status}`),
    status: known.status,
    detail: problemDetail(known, locale, messages),
    code: known.code,
    ...(known.fields ? { errors: translateFields(locale, messages, known.fields) } : {}),
  };
  return new Response(JSON.stringify(problem), {
    status: known.status,
    headers: {
      "Content-Type": "application/problem+json; charset=utf-8",
      "Content-Language": locale,
      "Cache-Control": "no-store",
      ...known.headers,
    },
  });
}

function unexpected(error: unknown, notes: RequestNotes): AppError {
  const away = isDatabaseUnavailable(error);
  notes.failure = { event: away ? "database_away" : "unexpected_error", error };
  return new AppError(away ? "unavailable" : "internal", {
    headers: away ? { "Retry-After": "5" } : {},
    cause: error,
  });
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
