import { z } from "zod";
import type { ErrorCode } from "@/lib/platform/http/errors";

export type Json = Record<string, unknown>;

/** Turns zod schemas into JSON Schema. Those with an id become components and are referred to. */
export class Schemas {
  readonly components: Json = {};
  /** The error codes that are answered; the example of each is a component too. */
  readonly codes = new Set<ErrorCode>();

  /**
   * @param io for request data (input) or answers (output). Anything JSON cannot hold, such as a picture, is a file.
   */
  add(schema: z.ZodType, io: "input" | "output"): Json {
    const made = z.toJSONSchema(schema, { io, unrepresentable: "any", override: tidy });
    const { $schema: _dialect, $defs = {}, ...rest } = withComponentRefs(made);
    Object.assign(this.components, $defs);
    return rest;
  }

  /** References to the examples of some errors. */
  problems(codes: readonly ErrorCode[]): Json {
    for (const code of codes) this.codes.add(code);
    return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  }
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

const tidy: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
  // At most one branch of a discriminated union matches either way; oneOf would require the discriminator in each
  // branch, but ours may be absent if a branch is the default.
  if (jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  }
  // The format says the same; the pattern is zod's implementation of it.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const withComponentRefs = (schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" ? value.replace("#/$defs/", "#/components/schemas/") : value,
  );
