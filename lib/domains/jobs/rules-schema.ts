/** The rules of every field for each operation and form (kinds-schema.ts), and its answer. */
import { JOB_FIELDS, type JobFieldName } from "./fields";
import * as kinds from "./kinds-schema";
import { JOB_FIELD_PLACES, mapJobFields } from "./listed-fields";

type Schemas = { [Name in JobFieldName]: ReturnType<(typeof JOB_FIELDS)[Name]["schema"]> };

// The same table, typed so that the compiler can follow it from a field's name to its schemas.
const FIELDS: { readonly [Name in JobFieldName]: { schema: (all: typeof kinds) => Schemas[Name] } } = JOB_FIELDS;

export const FIELD_SCHEMAS = mapJobFields<Schemas>((name) => {
  const schemas = FIELDS[name].schema(kinds);
  const { meaning } = JOB_FIELD_PLACES[name];
  return meaning === undefined ? schemas : { ...schemas, answer: schemas.answer.describe(meaning) };
});
