type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The fields that were sent: Prisma takes no undefined where a column is to be left alone. */
export const withoutUndefined = <T extends object>(values: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;
