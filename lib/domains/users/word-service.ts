import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { wordsOfPerson } from "./word-policy";

/** Stores the words by which admins find a person again, after a change of a name or address in the same transaction. */
export async function saveWords(tx: Transaction, userId: string): Promise<void> {
  const { profile, role, createdAt, ...user } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      username: true,
      email: true,
      role: true,
      createdAt: true,
      profile: { select: { name: true, companyName: true, contact: true } },
    },
  });
  const words = wordsOfPerson({ name: null, companyName: null, contact: null, ...profile, ...user });
  await tx.userWord.deleteMany({ where: { userId } });
  // Of two changes at a time the later one may find words of the earlier.
  await tx.userWord.createMany({
    data: words.map((word) => ({ userId, word, role, createdAt })),
    skipDuplicates: true,
  });
}
