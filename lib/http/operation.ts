/** How an operation of the HTTP interface is described, once for route(), for OpenAPI and for the browser's calls. */
import type { z } from "zod";
import type { Audience } from "@/lib/users/options";
import type { ErrorCode } from "./errors";
import type { Page } from "./pagination";

/** Who may call: anyone, anyone signed in, or one audience. */
export type Access = "any" | "signed-in" | Audience;

/** Fields of a multipart body that are JSON-encoded, and parts that are files. */
export type FormShape = { readonly json?: readonly string[]; readonly files: readonly string[] };

/** How a body may be sent besides as JSON: as multipart of a shape, or as a plain HTML form of texts. */
export type FormKind = FormShape | "urlencoded";

/** Calls of a user (or of an address) in a minute that are counted together, and the setting that bounds them. */
export type Limit = {
  readonly name: string;
  readonly setting: "LIMIT_MUTATIONS_PER_MINUTE" | "LIMIT_TRANSLATE_PER_MINUTE";
};

/** What route() needs to know of an operation. */
export type Spec = {
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How the body may be sent besides as JSON. */
  readonly form?: FormKind;
  /** A limit of its own, instead of that of all mutations. */
  readonly limit?: Limit;
  /** Whether an Idempotency-Key is heeded; the handler then passes `within` on to its service. */
  readonly once?: true;
  readonly answer: Answer;
};

/** What only the description of the interface needs besides. */
export type Operation = Spec & {
  readonly summary: string;
  /** Who may call, where `access` does not say it all. */
  readonly who?: string;
  /** Ways to fail besides those that access and input bring along. */
  readonly errors?: readonly ErrorCode[];
  /** Answers with another status that are no problems. */
  readonly also?: Readonly<Record<number, z.ZodType>>;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The operations of a domain by `METHOD /path/{parameter}`. */
export type Api = Readonly<Record<`${Method} /${string}`, Operation>>;

/** The answer to a call that succeeds: a schema is JSON with 200. */
export type Answer = z.ZodType | Created | ListOf | Nothing | Bytes;

type Created<S extends z.ZodType = z.ZodType> = {
  kind: "created";
  schema: S;
  /** The path of what was made, where it has one. */
  location?(made: z.output<S>): string;
};
type ListOf<S extends z.ZodType = z.ZodType> = { kind: "list"; item: S };
type Nothing = { kind: "nothing" };
type Bytes = { kind: "bytes"; media: string; text: string };

/** JSON with 201, and a Location header where what was made has a path. */
export const created = <S extends z.ZodType>(schema: S, location?: Created<S>["location"]): Created<S> => ({
  kind: "created",
  schema,
  ...(location ? { location } : {}),
});

/** A JSON array; the handler gives a Page, whose next one is named in a Link header. */
export const listOf = <S extends z.ZodType>(item: S): ListOf<S> => ({ kind: "list", item });

/** 204. */
export const NOTHING: Nothing = { kind: "nothing" };

/** What is not JSON: the handler gives the Response. @param text what it holds, in words. */
export const bytes = (media: string, text: string): Bytes => ({ kind: "bytes", media, text });

/** What a handler must give for an answer. */
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
