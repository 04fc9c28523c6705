/** The id of a locality: its PIN code and its name. Stored with jobs and workers, so it stays as it is. */
export const localityId = (pin: string, name: string): string => `${pin}-${slugged(name)}`;

/** A name as part of an id. */
export const slugged = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The slug of a town, state or region, from its names in all scripts: "navi mumbai, नवी मुंबई" → "navimumbai". */
export const slugOf = (names: string): string => (names.split(",")[0] ?? "").replaceAll(" ", "");

/** So many places a worker may choose: more would be looked up one by one in each list. */
export const MAX_PLACES = 5;
