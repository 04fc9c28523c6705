type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Drops undefined fields: Prisma does not accept undefined for a column that should stay unchanged. */
export const withoutUndefined = <T extends object>(values: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;
