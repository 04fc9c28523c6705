import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { answerLanguage } from "@/lib/access/auth/answer-language";
import { isEmployersBody } from "@/lib/access/auth/reader-language";
import { requireActor, requireAudience, requireRecentPassword } from "@/lib/access/auth/guards";
import type { Actor } from "@/lib/access/auth/actor";
import { passwordCalls } from "@/lib/access/auth/password";
import { isStillOpen } from "@/lib/access/auth/session";
import { isMissingRow } from "@/lib/platform/db/errors";
import { getEnv } from "@/lib/platform/env";
import { clientAddress } from "@/lib/platform/limits/address";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { countRead } from "@/lib/platform/limits/reads";
import type { Audience } from "@/lib/core/roles";
import { ACCOUNT_HEADER } from "@/lib/platform/http/account-header";
import { withBody } from "@/lib/platform/http/body";
import { AppError, type ErrorCode } from "@/lib/platform/http/errors";
import { FormPost } from "@/lib/platform/http/form-post";
import { forgetRefusal } from "@/lib/platform/http/form-refusals";
import { logError } from "@/lib/platform/http/log";
import {
  NOTHING,
  type Access,
  type CallLimit,
  type Method,
  type Result,
  type Spec,
} from "@/lib/platform/http/operation";
import { inLanguage, toResponse } from "@/lib/platform/http/reply";
import { withRequestLog, type RequestNotes } from "@/lib/platform/http/request-log";
import { isRead, isSameSite, requireOwnHost, requireSameSite } from "@/lib/platform/http/same-site";
import { toFieldErrors } from "@/lib/platform/http/validation";
import { once, whenFree, type Within } from "./idempotency";
import { refuse } from "./refuse";

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

/** The fields of a posted form, as parsed. */
type Fields<S extends Spec> = S extends { posted: { fields: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : undefined;
type FormInput<S extends Spec> = Pick<Input<S>, "actor" | "params"> & { fields: Fields<S> };

/** Needed for a form that the browser posts by itself, besides the handler, which does the same for it as for a call. */
type FormSteps<S extends Spec> = {
  /** Done before the handler: what a form with script calls separately. */
  before?: (input: FormInput<S>) => Promise<unknown>;
  /** Refusals that mean that the wish was fulfilled before: the form was sent twice. For answers without content. */
  fulfilled?: readonly ErrorCode[];
  /** Done after it: what the next page needs of an answer that a script would show. */
  after?: (result: Result<S["answer"]>, input: FormInput<S>) => Promise<unknown>;
  /** The path of the page that follows. `from` is the form's own. */
  next: (result: Result<S["answer"]>, input: FormInput<S> & { from: string }) => string;
};

/**
 * Builds a route handler from the description of its operation (lib/<domain>/api.ts): authenticates the caller before
 * it reads the body, validates every input with zod, sends the result of `handle` as the described answer, and turns
 * every failure into problem+json. This is the only place that catches errors. Each call logs one line
 * (request-log.ts).
 * @param steps for an operation with `posted`: then a form that the browser posts by itself is answered with a page.
 */
export function route<const S extends Spec>(spec: S, handle: Handle<S>, steps?: FormSteps<S>) {
  const answer = async (
    request: NextRequest,
    context: { params: Promise<unknown> },
    notes: RequestNotes,
  ): Promise<Response> => {
    let leave = () => {};
    let actor: Actor | null = null;
    let isEmployers = false;
    const isMachines = spec.isBySecret === true && !isSameSite(request);
    const form = steps && !isMachines ? FormPost.of(request, spec.posted) : null;
    try {
      if (!spec.isAnyHost) requireOwnHost(request);
      if (!spec.isBySecret) requireSameSite(request);
      actor = await prove(spec);
      requireAccount(request, actor);
      const caller = callerOf(request, actor);
      const countCall = async () => {
        await count(request, caller, spec);
        if (form) form.isCounted = true;
      };
      if (!spec.hashesPassword) await countCall();
      const url = new URL(request.url);
      const params = parse(spec.params, await context.params, "not_found");
      const query = parse(spec.query, Object.fromEntries(url.searchParams), "invalid");
      const run = async (body?: unknown): Promise<Result<S["answer"]>> => {
        // Validated by the very schemas that Input<S> infers its types from.
        const act = async (within?: Within<Result<S["answer"]>>) => {
          const input = { actor, params, query, body, request, url, within } as Input<S>;
          return form && steps ? handlePosted(steps, input, () => handle(input)) : handle(input);
        };
        if (!spec.once) return act();
        const call = { request, actor, body, key: form ? form.key : request.headers.get("idempotency-key") };
        return form ? whenFree(() => once(call, act)) : once(call, act);
      };
      const { body: schema } = spec;
      const kind = spec.form ?? (form ? "urlencoded" : null);
      const answered = schema
        ? await withBody({ request, form: kind, caller, mayLack: spec.mayLackBody ?? false }, async (raw) => {
            isEmployers = isEmployersBody(raw);
            // Only a body that has arrived takes a place: slow senders would otherwise keep everyone out.
            if (spec.hashesPassword) {
              leave = await passwordCalls.enter(caller);
              await countCall();
            }
            const body = form ? parse(spec.posted?.fields, form.read(raw), "invalid") : parse(schema, raw, "invalid");
            return { body, result: await run(body) };
          })
        : { body: undefined, result: await run() };
      const { body, result } = answered;
      if (form && steps) {
        const { from } = form;
        return await form.accept(
          steps.next(result, { actor, params, fields: body, from } as Parameters<typeof steps.next>[1]),
        );
      }
      if (spec.posted) await forgetRefusal();
      const language = spec.language ?? (await answerLanguage(request, actor, isEmployers));
      return inLanguage(language, toResponse(request, url, spec, result));
    } catch (error) {
      return refuse({ request, form, notes, isEmployers }, await asOfCaller(error, actor));
    } finally {
      leave();
    }
  };
  const handler = (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> =>
    withRequestLog(request, (notes) => answer(request, context, notes), context.params);
  return Object.assign(handler, { spec });
}

/** The handler's work for a form: what comes before it, and a wish that was fulfilled before is no failure. */
async function handlePosted<S extends Spec>(
  { before, after, fulfilled = [] }: FormSteps<S>,
  { actor, params, body }: Input<S>,
  handle: () => Result<S["answer"]> | Promise<Result<S["answer"]>>,
): Promise<Result<S["answer"]>> {
  const input = { actor, params, fields: body as Fields<S> };
  await before?.(input);
  try {
    const result = await handle();
    await after?.(result, input);
    return result;
  } catch (error) {
    if (error instanceof AppError && fulfilled.includes(error.code)) return undefined as Result<S["answer"]>;
    throw error;
  }
}

async function prove({ access, isFirstStep, needsPassword }: Spec): Promise<Actor | null> {
  if (access === "any") return null;
  const during = isFirstStep ? "firstSteps" : "use";
  const actor = access === "signed-in" ? await requireActor(during) : await requireAudience(access, during);
  if (needsPassword) requireRecentPassword(actor);
  return actor;
}

/**
 * A call that a browser kept for want of network names its account: on a shared phone somebody else may be signed in since.
 * @throws AppError other_account
 */
function requireAccount(request: NextRequest, actor: Actor | null): void {
  const account = request.headers.get(ACCOUNT_HEADER);
  if (account !== null && actor !== null && account !== actor.id) throw new AppError("other_account");
}

/** If the account was deleted while the call was at work, its rows were missing for that reason. */
async function asOfCaller(error: unknown, actor: Actor | null): Promise<unknown> {
  if (!actor || !isMissingRow(error instanceof AppError ? error.cause : error)) return error;
  const isOpen = await isStillOpen(actor).catch(() => true);
  return isOpen ? error : new AppError("unauthenticated", { cause: error });
}

const MUTATIONS: CallLimit = { name: "mutation", setting: "LIMIT_MUTATIONS_PER_MINUTE" };

/** Counts a call within its minute (specification, Limits): the settings say how many are allowed. */
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

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type Refusal = ReturnType<typeof refusal>;
type Served<H> = H & Record<Exclude<Method, keyof H>, Refusal> & { OPTIONS: () => Response };

/**
 * The exports of a route file: its handlers, 405 as a problem that names them for the other methods, and OPTIONS, which
 * names them too. (Next's own 405 is empty, and its OPTIONS would take the refusals for services.)
 * @example export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({ GET: route(operation, handle) });
 */
export function serve<H extends Partial<Record<Method, unknown>>>(handlers: H): Served<H> {
  const allow = METHODS.filter((method) => method in handlers)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .concat("OPTIONS")
    .join(", ");
  const refused = refusal(allow);
  const refuseOthers = Object.fromEntries(METHODS.map((method) => [method, refused]));
  const OPTIONS = () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { ...refuseOthers, ...handlers, OPTIONS };
}

/** `isRefusal` tells it from the handlers of operations. */
const refusal = (allow: string) =>
  Object.assign(
    route({ access: "any", answer: NOTHING }, () => {
      throw new AppError("method_not_allowed", { headers: { Allow: allow } });
    }),
    { isRefusal: true },
  );
