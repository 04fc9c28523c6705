/** The parameters of one of the two lists on the admin's dashboard stand in the address under its own prefix. */
export type ListName = "users" | "jobs";

export type Parameters = Record<string, string>;

/** The parameters of one list, without their prefix. */
export const parametersOf = (list: ListName, parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([name]) => name.startsWith(`${list}_`))
      .map(([name, value]) => [name.slice(list.length + 1), value]),
  );

/** The address's parameters with some of one list's changed; null takes one out. */
export function withParameters(
  list: ListName,
  parameters: Parameters,
  change: Record<string, string | null>,
): Record<string, string | null> {
  const prefixed = Object.entries(change).map(([name, value]) => [`${list}_${name}`, value] as const);
  return { ...parameters, ...Object.fromEntries(prefixed) };
}
