import "server-only";
import { isPasswordOf } from "@/lib/access/auth/password";
import { db } from "@/lib/platform/db/client";
import { getEnv } from "@/lib/platform/env";
import { reachedAt } from "@/lib/core/reached-at";
import { PUBLISHED_PASSWORDS } from "./published-options";

/** The names of seeded accounts that may still sign in with one of the published passwords. */
export async function publishedAccounts(): Promise<string[]> {
  const accounts = await db.user.findMany({
    where: { isDemo: true, deactivatedAt: null },
    select: { username: true, passwordHash: true },
    orderBy: { username: "asc" },
  });
  // Seeded accounts share their hashes.
  const opened = new Set<string>();
  for (const hash of new Set(accounts.map(({ passwordHash }) => passwordHash))) {
    for (const password of PUBLISHED_PASSWORDS) if (await isPasswordOf(hash, password)) opened.add(hash);
  }
  return accounts.filter(({ passwordHash }) => opened.has(passwordHash)).map(({ username }) => username);
}

/**
 * Demo accounts have published passwords, including an administrator's: the first to come would own the site.
 * @throws Error if others reach this server while one of them still works.
 */
export async function requireNoPublishedPasswords(): Promise<void> {
  const reached = reachedAt(getEnv());
  if (reached === null) return;
  const names = await publishedAccounts();
  if (names.length === 0) return;
  const some = names.length > 3 ? [...names.slice(0, 3), `and ${names.length - 3} more`] : names;
  throw new Error(
    `Others must not reach this server on ${reached}: its demo accounts still have their published passwords (${some.join(", ")}). ` +
      "Start with an empty database (DEMO_DATA=0 and another KAAMSETU_DATA_DIR), or deactivate these accounts or change their passwords first.",
  );
}
