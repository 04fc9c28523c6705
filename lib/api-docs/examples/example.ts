/** The shape of the examples: of each operation that takes or answers JSON, the compiler demands one of its kind. */
import type { z } from "zod";
import type { Answer, Api } from "@/lib/platform/http/operation";

type BodyOf<O> = O extends { body: infer B extends z.ZodType } ? { readonly body: z.input<B> } : unknown;
type AnswerOf<A> = A extends { kind: "created"; schema: infer S extends z.ZodType }
  ? { readonly answer: z.output<S> }
  : A extends { kind: "list"; item: infer S extends z.ZodType }
    ? { readonly answer: readonly z.output<S>[] }
    : A extends z.ZodType
      ? { readonly answer: z.output<A> }
      : unknown;
type ExampleOf<O> = BodyOf<O> & (O extends { answer: infer A extends Answer } ? AnswerOf<A> : unknown);

/** Examples of a domain's operations; those that take and answer nothing have none. */
export type Examples<A extends Api> = {
  readonly [Name in keyof A as keyof ExampleOf<A[Name]> extends never ? never : Name]: ExampleOf<A[Name]>;
};

/** An example as the document has it. */
export type Example = { readonly body?: unknown; readonly answer?: unknown };

/** The records of the examples, which belong together: Asha cooks for the Raos. */
export const IDS = {
  worker: "0198c2f4-6a10-7c31-9d52-3b8e4f107a01",
  employer: "0198c2f4-6a10-7c31-9d52-3b8e4f107a02",
  admin: "0198c2f4-6a10-7c31-9d52-3b8e4f107a03",
  job: "0198c2f4-6a10-7c31-9d52-3b8e4f107b01",
  application: "0198c2f4-6a10-7c31-9d52-3b8e4f107c01",
  notification: "0198c2f4-6a10-7c31-9d52-3b8e4f107d01",
  session: "0198c2f4-6a10-7c31-9d52-3b8e4f107e01",
  grievance: "0198c2f4-6a10-7c31-9d52-3b8e4f107f01",
  entry: "0198c2f4-6a10-7c31-9d52-3b8e4f107f02",
} as const;

/** The day on which the examples are set: times in them that must lie ahead are a little later. */
export const EXAMPLE_NOW = "2026-11-23T09:00:00.000Z";

/** Which record the `{id}` of a path is, by what precedes it. */
const ID_AFTER: Readonly<Record<string, string>> = {
  "service-applications": IDS.application,
  sessions: IDS.session,
  users: IDS.worker,
  grievances: IDS.grievance,
  cases: IDS.grievance,
};

/** The example of a parameter in a path. */
export function exampleOf(name: string, path: string): string {
  if (name === "file") return "users.csv";
  if (name === "name") return "9f2c4b7e1a9f2c4b7e1abc.webp";
  const [, before = ""] = /([^/]+)\/\{id\}/.exec(path) ?? [];
  return ID_AFTER[before] ?? IDS.job;
}
