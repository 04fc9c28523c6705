import { STATUS_BY_CODE, type ErrorCode } from "@/lib/platform/http/errors";
import type { Bytes, Method, Operation, Access } from "@/lib/platform/http/operation";
import type { Example } from "./examples/example";
import type { Json, Schemas } from "./schemas";

/** All answers of an operation by status, as an OpenAPI Responses Object. */
export const responsesOf = (method: Method, operation: Operation, schemas: Schemas, example: Example): Json => ({
  ...success(method, operation, schemas, example),
  ...Object.fromEntries(
    Object.entries(operation.also ?? {}).map(([status, answer]) => [
      status,
      "kind" in answer
        ? file(answer)
        : { description: answer.description ?? "", ...json(schemas.add(answer, "output")) },
    ]),
  ),
  ...(operation.posted ? { 303: POSTED } : {}),
  ...problems(failuresOf(method, operation), schemas),
  default: problem(
    "A fault of ours, the database is away, or the Host header names another site",
    ["internal", "unavailable", "misdirected"],
    schemas,
  ),
});

function success(
  method: Method,
  { answer, neverStored }: Operation,
  schemas: Schemas,
  { answer: example }: Example,
): Json {
  const unchanged = method === "GET" && !neverStored ? { 304: UNCHANGED } : {};
  if (!("kind" in answer)) {
    const description = answer.description ?? "The answer";
    return {
      200: { description, ...json(schemas.add(answer, "output"), example) },
      ...unchanged,
    };
  }
  switch (answer.kind) {
    case "created": {
      const headers = answer.location ? { headers: { Location: header("Path of the created record") } } : {};
      return { 201: { description: "Created", ...headers, ...json(schemas.add(answer.schema, "output"), example) } };
    }
    case "list": {
      const schema = { type: "array", items: schemas.add(answer.item, "output") };
      const headers = { Link: header('The next page, if any: `<path>; rel="next"`') };
      return { 200: { description: "A page of the list", headers, ...json(schema, example) }, ...unchanged };
    }
    case "nothing":
      return { 204: { description: "Done" } };
    case "bytes":
      return { 200: file(answer) };
  }
}

const file = ({ media, text }: Bytes): Json => ({ description: text, content: { [media]: {} } });

const POSTED = {
  description: "To a form posted by a document of ours: the next page, or the form's own with the reasons",
  headers: { Location: { description: "Path of the page", schema: { type: "string" } } },
};

const UNCHANGED = { description: "Unchanged since the ETag in If-None-Match" };

const header = (description: string): Json => ({ description, schema: { type: "string" } });

const json = (schema: Json, example?: unknown): Json => ({
  content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
});

function problems(codes: readonly ErrorCode[], schemas: Schemas): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = STATUS_BY_CODE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, problem(of.join(", "), of, schemas)]));
}

function problem(description: string, codes: readonly ErrorCode[], schemas: Schemas): Json {
  return {
    description,
    content: {
      "application/problem+json": {
        schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: codes } } }] },
        examples: schemas.problems(codes),
      },
    },
  };
}

const REFUSALS: Record<Access, readonly ErrorCode[]> = {
  any: [],
  "signed-in": ["unauthenticated"],
  worker: ["unauthenticated", "seekers_only"],
  employer: ["unauthenticated", "employers_only"],
  admin: ["unauthenticated", "admins_only"],
};

/**
 * The error codes of an operation: its own, and those implied by its access and input. Excludes `internal` and
 * `unavailable`, which every operation may answer.
 */
export function failuresOf(method: Method, operation: Operation): ErrorCode[] {
  const { access, params, query, body, form, once, isUncounted, isFirstStep, needsPassword, errors = [] } = operation;
  const codes: readonly ErrorCode[] = [
    ...REFUSALS[access],
    ...(access === "any" || isFirstStep ? [] : (["first_steps"] as const)),
    ...(needsPassword ? (["password_required"] as const) : []),
    ...(params ? (["not_found"] as const) : []),
    ...(query || body || once ? (["invalid"] as const) : []),
    ...(body ? (["invalid_json", "body_too_large", "unsupported_media_type"] as const) : []),
    ...(form && form !== "urlencoded"
      ? (["too_large", "image_unreadable", "storage_away", "busy", "picture_room_full"] as const)
      : []),
    ...(method === "GET" ? [] : (["cross_site"] as const)),
    ...(access === "any" ? [] : (["other_account"] as const)),
    ...(isUncounted ? [] : (["rate_limited"] as const)),
    ...(once ? (["idempotency_mismatch", "idempotency_running"] as const) : []),
    ...errors,
  ];
  return [...new Set(codes)];
}
