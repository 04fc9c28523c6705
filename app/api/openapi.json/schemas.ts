import { z } from "zod";

export type Json = Record<string, unknown>;

/** Turns zod schemas into JSON Schema. Those with an id become components, which the others refer to. */
export class Schemas {
  readonly components: Json = {};

  /** @param io what may be sent (input) or what is answered (output). What JSON cannot say, such as a picture, is a file. */
  add(schema: z.ZodType, io: "input" | "output"): Json {
    const made = z.toJSONSchema(schema, { io, unrepresentable: "any", override: tidy });
    const { $schema: _dialect, $defs = {}, ...rest } = withComponentRefs(made);
    Object.assign(this.components, $defs);
    return rest;
  }
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

const tidy: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
  // Of a discriminated union at most one branch matches either way; oneOf wants the discriminator required in each, and
  // ours may be left out where a branch is the default.
  if (jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  }
  // The format says it; the pattern is how zod checks it.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const withComponentRefs = (schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" ? value.replace("#/$defs/", "#/components/schemas/") : value,
  );
