import { z } from "zod";
import { STATUS_BY_CODE, type ErrorCode } from "@/lib/http/errors";
import { PRODUCT } from "@/lib/product";
import { problem } from "./answers";
import type { Operation, Spec } from "./operation";
import { ACCOUNT } from "./operations/account";
import { ADMIN } from "./operations/admin";
import { APPLICATIONS } from "./operations/applications";
import { EMPLOYERS } from "./operations/employers";
import { JOBS } from "./operations/jobs";
import { RUNNING } from "./operations/running";
import { TRANSLATION } from "./operations/translation";

type Json = Record<string, unknown>;

const TAGS = { ACCOUNT, JOBS, APPLICATIONS, EMPLOYERS, TRANSLATION, ADMIN, RUNNING };

/** Every `METHOD /path/[parameter]` that the document describes. */
export const describedOperations = (): string[] => Object.values(TAGS).flatMap((group) => Object.keys(group));

/** The description of the whole interface, made from the schemas that the handlers parse their input with. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, operations] of Object.entries(TAGS)) {
    for (const [name, operation] of Object.entries(operations)) {
      const [method, path] = name.split(" ") as [string, string];
      const item = (paths[path.replaceAll(/\[(\w+)\]/g, "{$1}")] ??= {});
      item[method.toLowerCase()] = describe(operation, tag.toLowerCase(), method === "GET");
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT} HTTP interface`,
      version: "1",
      description:
        'Lists answer an array, newest first; `Link: <…>; rel="next"` names the further page. Errors are problem+json. GET answers carry an ETag.',
    },
    paths,
    components: {
      schemas: { Problem: toSchema(problem, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "next-auth.session-token",
          description: "Set by login and register; under https its name begins with __Secure-",
        },
      },
    },
  };
}

const WHO = {
  any: "anyone",
  "signed-in": "anyone signed in",
  worker: "seekers",
  employer: "employers",
  admin: "admins",
};

function describe({ spec, summary, who, answers, errors = [], once }: Operation, tag: string, isRead: boolean): Json {
  const parameters = [
    ...parametersIn("path", spec.params),
    ...parametersIn("query", spec.query),
    ...(once ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } }] : []),
  ];
  const idempotency = once ? (["idempotency_mismatch", "idempotency_running"] as const) : [];
  return {
    tags: [tag],
    summary,
    description: `For ${who ?? WHO[spec.access]}.`,
    security: spec.access === "any" ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(spec.body ? { requestBody: requestBody(spec, spec.body) } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, response(answer)])),
      ...problems([...usualErrors(spec, isRead), ...idempotency, ...errors]),
      default: problemResponse("internal or unavailable"),
    },
  };
}

function parametersIn(place: "path" | "query", schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

function requestBody({ form }: Spec, body: z.ZodType): Json {
  const schema = toSchema(body, "input");
  const encoding = Object.fromEntries((form?.json ?? []).map((name) => [name, { contentType: "application/json" }]));
  return {
    required: true,
    content: {
      "application/json": { schema },
      ...(form ? { "multipart/form-data": { schema, ...(form.json ? { encoding } : {}) } } : {}),
    },
  };
}

function response({ text, schema, media = "application/json" }: NonNullable<Operation["answers"][200]>): Json {
  if (schema) return { description: text, content: { [media]: { schema: toSchema(schema, "output") } } };
  return { description: text, ...(media === "application/json" ? {} : { content: { [media]: {} } }) };
}

/** The ways to fail that come with who may call and with what is sent. */
function usualErrors({ access, params, query, body }: Spec, isRead: boolean): ErrorCode[] {
  const refusals = {
    any: [],
    "signed-in": [],
    worker: ["seekers_only"],
    employer: ["employers_only"],
    admin: ["admins_only"],
  };
  return [
    ...(access === "any" ? [] : (["unauthenticated"] as const)),
    ...(refusals[access] as ErrorCode[]),
    ...(params ? (["not_found"] as const) : []),
    ...(query || body ? (["invalid"] as const) : []),
    ...(body ? (["invalid_json", "body_too_large", "unsupported_media_type"] as const) : []),
    ...(isRead ? [] : (["cross_site", "rate_limited"] as const)),
  ];
}

function problems(codes: readonly ErrorCode[]): Json {
  const byStatus: Record<number, Set<ErrorCode>> = {};
  for (const code of codes) (byStatus[STATUS_BY_CODE[code]] ??= new Set()).add(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of]) => [status, problemResponse([...of].join(", "))]),
  );
}

const problemResponse = (description: string): Json => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** A schema as what may be sent (input) or is answered (output). What JSON cannot say, such as a picture, is a file. */
function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
    },
  });
  return rest;
}
