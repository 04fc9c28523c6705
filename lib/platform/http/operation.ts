/** How an API operation is described, once for route(), OpenAPI and the browser's calls. */
import type { z } from "zod";
import type { Language } from "@/lib/language/i18n/languages";
import type { Audience } from "@/lib/core/roles";
import type { ErrorCode } from "./errors";
import type { Page } from "./pagination";

/** The callers allowed: anyone, anyone signed in, or one audience. */
export type Access = "any" | "signed-in" | Audience;

/** Multipart fields that are JSON-encoded, and multipart parts that are files. */
export type FormShape = { readonly json?: readonly string[]; readonly files: readonly string[] };

/** A body encoding accepted besides JSON: multipart of a given shape, or a plain HTML form of text fields. */
export type FormKind = FormShape | "urlencoded";

/** A form of ours that the browser may post by itself, before or without script (docs/decisions/0039). */
export type PostedForm = {
  /** Makes the operation's body of the posted fields. */
  readonly fields: z.ZodType;
  /** The fields that are filled in again after a refusal: no passwords. Files never are. */
  readonly kept: readonly string[];
};

/** Describes such a form. @param fields what makes a body of the operation of the posted fields, if the body itself does not. */
export const postedForm = <Body extends z.ZodType, Fields extends z.ZodType = Body>(
  body: Body,
  { kept, fields }: { kept: readonly string[]; fields?: Fields & z.ZodType<z.output<Body>> },
  // Without NoInfer `satisfies Api` would make them any type.
): { kept: readonly string[]; fields: NoInfer<Fields> } => ({ kept, fields: (fields ?? body) as Fields });

/** Calls of a user (or of an address) in a minute that are counted together, and the setting that bounds them. */
export type CallLimit = {
  readonly name: string;
  readonly setting: "LIMIT_MUTATIONS_PER_MINUTE" | "LIMIT_TRANSLATE_PER_MINUTE";
};

/** The part of an operation that route() needs. */
export type Spec = {
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Whether a call without a body counts as one with an empty object. */
  readonly mayLackBody?: true;
  /** The encoding accepted besides JSON. */
  readonly form?: FormKind;
  /** The form that may be posted instead of a call; its encoding is that of `form`, else urlencoded. */
  readonly posted?: PostedForm;
  /** A limit of its own, instead of the common one for mutations. */
  readonly limit?: CallLimit;
  /** Whether it hashes a password for anyone who asks: such calls wait for their turn before all else. */
  readonly hashesPassword?: true;
  /** Whether reads are not counted: files that browsers and shared caches keep. */
  readonly isUncounted?: true;
  /** Whether it answers under any host name: an operator's program asks each server at its own address. */
  readonly isAnyHost?: true;
  /**
   * Whether its address holds a secret that allows the call, wherever it comes from: a mail program posts a form as if from
   * another site, and gets no page for it.
   */
  readonly isBySecret?: true;
  /** Whether an Idempotency-Key is honoured; the handler then passes `within` on to its service. */
  readonly once?: true;
  /** Whether the answer to a read contains anything that no browser may write to disk: a phone number, an address. */
  readonly neverStored?: true;
  /** Whether someone who has first steps to take may call it. */
  readonly isFirstStep?: true;
  /** Whether the caller must have typed the password within the last ten minutes. */
  readonly needsPassword?: true;
  /** The language of the answer's texts, if it is not the caller's. */
  readonly language?: Language;
  readonly answer: Answer;
};

/** An operation with everything its description in OpenAPI needs. */
export type Operation = Spec & {
  readonly summary: string;
  /** The callers allowed, if `access` does not say it all. */
  readonly who?: string;
  /** Possible errors besides those implied by access and input. */
  readonly errors?: readonly ErrorCode[];
  /** Answers with another status that are not errors. */
  readonly also?: Readonly<Record<number, z.ZodType | Bytes>>;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The operations of a domain by `METHOD /path/{parameter}`. */
export type Api = Readonly<Record<`${Method} /${string}`, Operation>>;

/** The answer to a successful call; a plain schema means JSON with status 200. */
export type Answer = z.ZodType | Created | ListOf | Nothing | Bytes;

type Created<S extends z.ZodType = z.ZodType> = {
  kind: "created";
  schema: S;
  /** The path of the created record, if it has one. */
  location?(made: z.output<S>): string;
};
type ListOf<S extends z.ZodType = z.ZodType> = { kind: "list"; item: S };
type Nothing = { kind: "nothing"; headers?: Readonly<Record<string, string>> };
export type Bytes = { kind: "bytes"; media: string; text: string };

/** JSON with 201, and a Location header if the created record has a path. */
export const created = <S extends z.ZodType>(schema: S, location?: Created<S>["location"]): Created<S> => ({
  kind: "created",
  schema,
  ...(location ? { location } : {}),
});

/** A JSON array; the handler returns a Page, and the next page's path goes into a Link header. */
export const listOf = <S extends z.ZodType>(item: S): ListOf<S> => ({ kind: "list", item });

/** 204. */
export const NOTHING: Nothing = { kind: "nothing" };

/** 204 with headers of its own. */
export const nothing = (headers: Readonly<Record<string, string>>): Nothing => ({ kind: "nothing", headers });

/** Anything that is not JSON: the handler returns the Response itself. @param text a description of the content. */
export const bytes = (media: string, text: string): Bytes => ({ kind: "bytes", media, text });

/** The handler's return type for an answer. */
export type Result<A extends Answer> =
  A extends Created<infer S>
    ? z.output<S>
    : A extends ListOf<infer S>
      ? Page<z.output<S>>
      : A extends Nothing
        ? void
        : A extends Bytes
          ? Response
          : A extends z.ZodType
            ? z.output<A>
            : never;
