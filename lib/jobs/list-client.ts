/** Addresses of lists of jobs. */

/** A list's path with its filters. Empty ones are left out. */
export function listPath(base: string, filters: Record<string, string | null>): string {
  const query = new URLSearchParams(withoutEmpty(filters)).toString();
  return query === "" ? base : `${base}?${query}`;
}

const withoutEmpty = (filters: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1])));
