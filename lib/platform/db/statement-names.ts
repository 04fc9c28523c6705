import "server-only";

/** Each connection keeps the plans of so many statements; lists with filters have hundreds of forms. */
const MOST = 300;
/** A text seen less often is not worth keeping: it may be the only one of its form. */
const SEEN_BEFORE = 3;

/** A search is planned each time: the best plan for a rare word is not the one for a common word. */
export const mayBePrepared = (sql: string): boolean => !/\bI?LIKE\b|<->|%|&&/i.test(sql);

/** The name of a statement that is sent again and again; "" for any other. */
export type StatementName = (sql: string) => string;

/**
 * Names for the statements of one pool, so that PostgreSQL reads and plans each once a connection. Two of these beside each
 * other would give one name to two statements.
 */
export function createStatementNames(): StatementName {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (sql) => {
    const name = names.get(sql);
    if (name !== undefined) return name;
    if (names.size >= MOST || !mayBePrepared(sql)) return "";
    const count = (seen.get(sql) ?? 0) + 1;
    if (count < SEEN_BEFORE) {
      if (seen.size >= MOST * 10) seen.clear();
      seen.set(sql, count);
      return "";
    }
    seen.delete(sql);
    const made = `k${names.size}`;
    names.set(sql, made);
    return made;
  };
}
