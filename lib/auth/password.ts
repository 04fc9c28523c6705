import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { newId } from "@/lib/new-id";

// argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the argon2id hash in PHC notation. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), OPTIONS);

let decoy: Promise<string> | null = null;

/**
 * Whether the password is that of the hash. Without a hash (no such user) it does the same work against a decoy and
 * answers false, so that the time taken does not tell which names exist.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newId());
  const matches = await verify(passwordHash ?? (await decoy), password.normalize("NFC"));
  return matches && passwordHash !== null;
}
