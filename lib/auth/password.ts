import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { newId } from "@/lib/new-id";

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the argon2id hash in PHC notation. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), OPTIONS);

let decoy: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash (no such user) it does the same work on a decoy and returns
 * false, so that response times do not reveal which usernames exist.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newId());
  const matches = await verify(passwordHash ?? (await decoy), password.normalize("NFC"));
  return matches && passwordHash !== null;
}
