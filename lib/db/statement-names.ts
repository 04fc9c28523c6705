import "server-only";

/** Each connection keeps the plans of so many statements; lists with filters have hundreds of forms. */
const MOST = 300;
/** A text seen less often is not worth keeping: it may be the only one of its form. */
const SEEN_BEFORE = 3;

const names = new Map<string, string>();
const seen = new Map<string, number>();

/**
 * A name for a statement that is sent again and again, so that PostgreSQL reads and plans it once a connection; "" for any
 * other. A search is planned each time: the best plan for a rare word is not the one for a common word.
 */
export function statementName({ sql }: { sql: string }): string {
  const name = names.get(sql);
  if (name !== undefined) return name;
  if (names.size >= MOST || /\bI?LIKE\b|<->|%/i.test(sql)) return "";
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
}
