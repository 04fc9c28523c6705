import type { z } from "zod";
import { ACCOUNT_HEADER } from "@/lib/platform/http/account-header";
import { STATUS_BY_CODE, type ErrorCode } from "@/lib/platform/http/errors";
import type { Access, Method, Operation } from "@/lib/platform/http/operation";
import { problemSchema, type Problem } from "@/lib/platform/http/problem";
import { PRODUCT } from "@/lib/core/product";
import en from "@/messages/en.json";
import { EXAMPLES } from "./examples/all";
import { exampleOf, type Example } from "./examples/example";
import { GROUPS } from "./operations";
import { responsesOf } from "./responses";
import { Schemas, type Json } from "./schemas";

const ADMIN = "/api/admin/";

type DocumentOptions = { forAdmins: boolean; serverUrl: string };

/**
 * The description of the whole API (OpenAPI 3.1), from the same specs as the handlers.
 * @param options.forAdmins whether to include /api/admin. @param options.serverUrl the base URL of the paths.
 */
export function openApiDocument({ forAdmins, serverUrl }: DocumentOptions): Json & { openapi: string } {
  const schemas = new Schemas();
  schemas.add(problemSchema, "output");
  const paths: Record<string, Json> = {};
  const tags: Json[] = [];
  for (const { name: tag, description, api } of GROUPS) {
    const shown = Object.entries(api).filter(([name]) => forAdmins || !name.includes(ADMIN));
    if (shown.length > 0) tags.push({ name: tag, description });
    for (const [name, operation] of shown) {
      const [method, path] = name.split(" ") as [Method, string]; // as the keys of an Api are
      (paths[path] ??= {})[method.toLowerCase()] = { tags: [tag], ...describe(method, path, operation, schemas) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT} HTTP interface`,
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description:
        'Lists answer an array, newest first; `Link: <…>; rel="next"` names the next page. Errors are problem+json. Answers to GET have an ETag.',
    },
    servers: [{ url: serverUrl }],
    tags,
    paths,
    components: {
      schemas: schemas.components,
      examples: Object.fromEntries([...schemas.codes].map((code) => [code, { value: problemExample(code) }])),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "next-auth.session-token",
          description: "Set by login and registration; over https its name begins with __Host-",
        },
      },
    },
  };
}

const WHO: Record<Access, string> = {
  any: "anyone",
  "signed-in": "anyone signed in",
  worker: "seekers",
  employer: "employers",
  admin: "admins",
};

function describe(method: Method, path: string, operation: Operation, schemas: Schemas): Json {
  const { access, summary, who, params, query, once } = operation;
  const example = EXAMPLES[`${method} ${path}`] ?? {};
  const parameters = [
    ...(params ? parametersIn("path", schemas.add(params, "input"), (name) => exampleOf(name, path)) : []),
    ...(query ? parametersIn("query", schemas.add(query, "input")) : []),
    ...(once ? [IDEMPOTENCY_KEY] : []),
    ...(access === "any" ? [] : [ACCOUNT]),
  ];
  return {
    operationId: operationIdOf(method, path),
    summary,
    description: `For ${who ?? WHO[access]}.`,
    security: access === "any" ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: requestBody(operation, operation.body, schemas, example) } : {}),
    responses: responsesOf(method, operation, schemas, example),
  };
}

/** @example operationIdOf("GET", "/api/jobs/{id}/applications") // "getJobsByIdApplications" */
function operationIdOf(method: Method, path: string): string {
  const words = path
    .replace(/^\/api/, "")
    .replaceAll("{", "by-")
    .split(/[^a-zA-Z]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word[0]?.toUpperCase() + word.slice(1))].join("");
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Repeating a key within 24 hours returns the first call's answer and does nothing more",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const ACCOUNT = {
  name: ACCOUNT_HEADER,
  in: "header",
  required: false,
  description: "The id of the account as which the call is meant; another's is refused",
  schema: { type: "string", format: "uuid" },
};

function parametersIn(
  place: "path" | "query",
  { properties = {}, required = [] }: ObjectSchema,
  exampleFor?: (name: string) => string,
): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
    ...(exampleFor ? { example: exampleFor(name) } : {}),
  }));
}

type ObjectSchema = { properties?: Json; required?: readonly string[] };

/** A form of ours as the browser posts it by itself; its fields are our pages' own affair. */
const POSTED = {
  "application/x-www-form-urlencoded": {
    schema: {
      type: "object",
      description: "The fields of our own form, posted by a document of ours; answered 303",
      additionalProperties: { type: "string" },
    },
  },
};

function requestBody(
  { form, posted, mayLackBody }: Operation,
  body: z.ZodType,
  schemas: Schemas,
  { body: example }: Example,
): Json {
  const schema = schemas.add(body, "input");
  const json = { "application/json": { schema, ...(example === undefined ? {} : { example }) } };
  if (form === "urlencoded") {
    return { required: !mayLackBody, content: { ...json, "application/x-www-form-urlencoded": { schema } } };
  }
  const encoding = Object.fromEntries((form?.json ?? []).map((name) => [name, { contentType: "application/json" }]));
  return {
    required: !mayLackBody,
    content: {
      ...json,
      ...(posted && !form ? POSTED : {}),
      ...(form ? { "multipart/form-data": { schema, ...(form.json ? { encoding } : {}) } } : {}),
    },
  };
}

const FIELDS = { username: [en.validation.usernameRequired] };

/** The answer of one error code, as someone who reads English gets it. */
export function problemExample(code: ErrorCode): Problem {
  const status = STATUS_BY_CODE[code];
  return {
    type: `urn:kaamsetu:problem:${code}`,
    title: en.errors[`title${status}`],
    status,
    detail: en.errors[code],
    code,
    ...(code === "invalid" ? { errors: FIELDS } : {}),
  };
}
