import type { z } from "zod";

/** The `searchParams` prop of a page in Next. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Parameters of an address as a page's query; with invalid ones in it, the query of `otherwise`, its first page. */
export const queryIn = <S extends z.ZodType>(schema: S, parameters: object, otherwise: object = {}): z.output<S> =>
  schema.safeParse(parameters).data ?? schema.parse(otherwise);

/** One value per name; the last if a name is repeated, as in a form whose button repeats a field. */
export const singleValues = (parameters: SearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => {
      const last = Array.isArray(value) ? value.at(-1) : value;
      return last === undefined ? [] : [[name, last]];
    }),
  );
