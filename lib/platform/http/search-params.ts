/** The `searchParams` prop of a page in Next. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** One value per name; the last if a name is repeated, as in a form whose button repeats a field. */
export const singleValues = (parameters: SearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => {
      const last = Array.isArray(value) ? value.at(-1) : value;
      return last === undefined ? [] : [[name, last]];
    }),
  );
