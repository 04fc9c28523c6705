/**
 * @param applied the names of a database's migrations. @param known those of this version.
 * @returns what to say if the database has others, else null.
 */
export function newerSentence(applied: Iterable<string>, known: readonly string[]): string | null {
  const [first, ...more] = [...applied].filter((name) => !known.includes(name));
  if (first === undefined) return null;
  const unknown = more.length === 0 ? first : `${first} and ${more.length} more migrations`;
  return (
    `The database is newer than this version of KaamSetu: it holds ${unknown}, which this version does not know. ` +
    'Start the version that made it, or restore the backup from before the upgrade (docs/operations.md, "Going back").'
  );
}
