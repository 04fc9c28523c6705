import type { z } from "zod";
import type { ErrorCode } from "@/lib/http/errors";
import type { FormShape } from "@/lib/http/body";
import type { Access } from "@/lib/http/route";

/** What a handler made by route() carries: who may call, and the schemas that its input is parsed with. */
export type Spec = {
  access: Access;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  form?: FormShape;
};

/** An answer: in words, and as a schema where there is one (answers.ts). */
type Answer = { text: string; schema?: z.ZodType; media?: string };

/** One call of the interface. Its input is read from the handler itself, so that it cannot be described wrongly. */
export type Operation = {
  spec: Spec;
  summary: string;
  /** Who may call, where the access of the handler does not say it all. */
  who?: string;
  answers: Partial<Record<200 | 201 | 204 | 304 | 503, Answer>>;
  /** Ways to fail besides those that access and input bring along. */
  errors?: readonly ErrorCode[];
  /** Whether an Idempotency-Key is heeded. */
  once?: true;
};

/** `METHOD /path/[parameter]` as the route files have it → its description. */
export type Operations = Record<string, Operation>;

/** An answer with 200. */
export const ok = (text: string, schema?: z.ZodType): Operation["answers"] => ({
  200: { text, ...(schema ? { schema } : {}) },
});

/** An answer with 201. */
export const created = (text: string, schema?: z.ZodType): Operation["answers"] => ({
  201: { text, ...(schema ? { schema } : {}) },
});

/** An answer with 204. */
export const nothing = (text: string): Operation["answers"] => ({ 204: { text } });

/** A picture as an answer. */
export const picture = (text: string): Operation["answers"] => ({ 200: { text, media: "image/webp" } });
