import "server-only";
import webPush from "web-push";
import { db } from "@/lib/platform/db/client";

export type PushKeys = { publicKey: string; privateKey: string };

let kept: PushKeys | null = null;

/**
 * The keys by which push services recognise us, made at the first start and kept in the database: with other keys no
 * subscription works any more. Several servers that start at once end up with the same pair.
 */
export async function pushKeys(): Promise<PushKeys> {
  kept ??= (await storedKeys()) ?? (await makeKeys());
  return kept;
}

const storedKeys = (): Promise<PushKeys | null> =>
  db.pushKeys.findUnique({ where: { id: 1 }, select: { publicKey: true, privateKey: true } });

async function makeKeys(): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.pushKeys.createMany({ data: [{ id: 1, publicKey, privateKey }], skipDuplicates: true });
  const stored = await storedKeys();
  if (!stored) throw new Error("The keys for push were not stored.");
  return stored;
}
