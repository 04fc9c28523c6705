/** The OpenAPI document as people read it: groups of operations with tables of their fields. */
import type { InterfaceGroup } from "@/lib/access/routes";
import type { Json } from "./schemas";

/** A type in words; the names of records are apart, because they lead to their own tables. */
export type ShownType = readonly (string | { readonly record: string })[];

export type ShownField = {
  readonly name: string;
  readonly type: ShownType;
  readonly isRequired: boolean;
  readonly description: string;
};

/** The fields of a record; several lists where it is one of several kinds. */
export type ShownFields = { readonly type: ShownType; readonly kinds: readonly (readonly ShownField[])[] };

type ShownAnswer = {
  readonly status: string;
  readonly description: string;
  readonly media: string | null;
  readonly fields: ShownFields | null;
  readonly example: string | null;
};

export type ShownOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The same call under another name, if it has one. */
  readonly alias: string | null;
  readonly summary: string;
  readonly who: string;
  readonly parameters: readonly (ShownField & { readonly place: string })[];
  readonly body: {
    readonly fields: ShownFields;
    readonly media: readonly string[];
    readonly example: string | null;
  } | null;
  readonly answers: readonly ShownAnswer[];
  readonly errors: readonly { readonly status: string; readonly codes: string }[];
  readonly curl: string;
};

export type ShownGroup = {
  readonly name: InterfaceGroup;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
  /** The records that they name, and those that these name. */
  readonly records: readonly (ShownFields & { readonly name: string; readonly description: string })[];
};

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
};
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Described = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
    example?: string;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Document = {
  tags: { name: InterfaceGroup; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** @param document as made by openApiDocument(). */
export function shownGroups(document: Json): ShownGroup[] {
  const { tags, paths, components } = document as unknown as Document;
  return tags.map(({ name, description }) => {
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method, { tags: of }]) => of.includes(name) && paths[renamed(path, TWINS)]?.[method] === undefined)
        .map(([method, described]) => {
          const alias = renamed(path, TWINS.toReversed());
          return shownOperation(method.toUpperCase(), path, described, paths[alias]?.[method] ? alias : null);
        }),
    );
    return { name, description, operations, records: recordsOf(operations, components.schemas) };
  });
}

/** Two names of one resource: its operations are shown once, under the second. */
const TWINS = ["/api/service-requests", "/api/jobs"];

/** A path under the other name; empty if it has none. */
function renamed(path: string, [from = "", to = ""]: readonly string[]): string {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : "";
}

function shownOperation(method: string, path: string, described: Described, alias: string | null): ShownOperation {
  const { operationId, summary, description, parameters = [], requestBody, responses } = described;
  const entries = Object.entries(responses).filter(([status]) => status !== "default");
  const isError = ([status]: [string, unknown]) => Number(status) >= 400;
  const json = requestBody?.content["application/json"];
  return {
    id: operationId,
    ...{ method, path, alias, summary },
    who: description,
    parameters: parameters.map(({ name, in: place, required, schema, description: meaning }) => ({
      ...{ name, place, isRequired: required, type: typeOf(schema) },
      description: meaning ?? schema.description ?? "",
    })),
    body: requestBody
      ? {
          fields: fieldsOf(json?.schema ?? {}),
          media: Object.keys(requestBody.content).filter((media) => media !== "application/json"),
          example: exampleText(json?.example),
        }
      : null,
    answers: entries.filter((entry) => !isError(entry)).map(([status, answer]) => shownAnswer(status, answer)),
    // Their descriptions are their codes.
    errors: entries.filter(isError).map(([status, { description: codes }]) => ({ status, codes })),
    curl: curlOf(method, path, described),
  };
}

function shownAnswer(status: string, { description, content = {} }: Described["responses"][string]): ShownAnswer {
  const [[media, { schema, example }] = [null, {}]] = Object.entries(content);
  return { status, description, media, fields: schema ? fieldsOf(schema) : null, example: exampleText(example) };
}

const exampleText = (example: unknown): string | null =>
  example === undefined ? null : JSON.stringify(example, null, 2);

/** The call of the example, as it is typed after the login of the page. */
function curlOf(method: string, path: string, { parameters = [], requestBody }: Described): string {
  const address = parameters.reduce((all, { name, example = "" }) => all.replace(`{${name}}`, example), path);
  const body = requestBody?.content["application/json"]?.example;
  return [
    "curl -sb cookies",
    ...(method === "GET" ? [] : [`-X ${method}`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json' -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`]),
    `$B${address}`,
  ].join(" ");
}

const recordIn = ({ $ref = "" }: Schema): string | null => $ref.split("#/components/schemas/")[1] ?? null;

/** @example typeOf({ type: "array", items: { $ref: "#/components/schemas/Job" } }) // ["list of ", { record: "Job" }] */
function typeOf(schema: Schema): ShownType {
  const record = recordIn(schema);
  if (record) return [{ record }];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(" | ")];
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return choices.map(typeOf).flatMap((type, index) => (index === 0 ? type : [" | ", ...type]));
  if (Array.isArray(schema.type)) return [schema.type.join(" | ")];
  if (schema.type === "array") return ["list of ", ...typeOf(schema.items ?? {})];
  if (schema.type === "object" && typeof schema.additionalProperties === "object" && !schema.properties) {
    return ["by name: ", ...typeOf(schema.additionalProperties)];
  }
  return [schema.format ?? schema.type ?? "any"];
}

/** The fields of an object, of the items of a list, or of each of several kinds of object. */
function fieldsOf(schema: Schema): ShownFields {
  const inner = schema.type === "array" && schema.items ? schema.items : schema;
  const kinds = (inner.anyOf ?? (inner.allOf ? [merged(inner.allOf)] : [inner])).filter(({ properties }) => properties);
  return { type: typeOf(schema), kinds: kinds.map((kind) => rowsOf(kind, "")) };
}

const merged = (parts: readonly Schema[]): Schema => {
  const all = parts.flatMap((part) => part.anyOf ?? part);
  return {
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, Schema>,
    required: all.flatMap(({ required = [] }) => required),
  };
};

/** Fields inside a field are named by both: `consent.version`, `times[].from`. */
function rowsOf({ properties = {}, required = [] }: Schema, prefix: string): ShownField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const [inner, mark] = schema.type === "array" && schema.items ? [schema.items, "[]."] : [schema, "."];
    const objects = [inner, ...(inner.anyOf ?? [])].filter((one) => one.properties);
    return [
      {
        name: prefix + name,
        type: typeOf(schema),
        isRequired: required.includes(name),
        description: schema.description ?? "",
      },
      ...objects.flatMap((one) => rowsOf(one, `${prefix}${name}${mark}`)),
    ];
  });
}

function recordsOf(operations: readonly ShownOperation[], schemas: Record<string, Schema>): ShownGroup["records"] {
  const names = new Set<string>();
  const add = ({ type, kinds }: ShownFields): void => {
    for (const part of [type, ...kinds.flat().map((field) => field.type)].flat()) {
      if (typeof part === "string" || names.has(part.record)) continue;
      names.add(part.record);
      add(fieldsOf(schemas[part.record] ?? {}));
    }
  };
  for (const { body, answers } of operations) {
    for (const fields of [body?.fields, ...answers.map((answer) => answer.fields)]) if (fields) add(fields);
  }
  return [...names].toSorted().map((name) => {
    const schema = schemas[name] ?? {};
    return { name, description: schema.description ?? "", ...fieldsOf(schema) };
  });
}
