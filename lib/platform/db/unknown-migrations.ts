/** The first migration of the builds before 0.1.0, which no version reads. */
const BEFORE_RELEASE = "20261121111803_init";

/**
 * @param applied the names of a database's migrations. @param known those of this version.
 * @returns why this version refuses the database, in one sentence; null if it knows all of them.
 */
export function unknownMigrations(applied: readonly string[], known: readonly string[]): string | null {
  if (applied.includes(BEFORE_RELEASE)) {
    return (
      "This database was made by a build of KaamSetu before 0.1.0, whose data no version takes over: begin with an empty one " +
      "(move the database's folder away – .data/, or the one that the start has named – or set DATABASE_URL to an empty database)."
    );
  }
  const [first, ...more] = applied.filter((name) => !known.includes(name));
  if (first === undefined) return null;
  const unknown = more.length === 0 ? first : `${first} and ${more.length} more migrations`;
  return (
    `The database is newer than this version of KaamSetu: it holds ${unknown}, which this version does not know. ` +
    'Start the version that made it, or restore the backup from before the upgrade (docs/operations.md, "Going back").'
  );
}
