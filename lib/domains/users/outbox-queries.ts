import "server-only";
import { createHmac } from "node:crypto";
import type { Actor } from "@/lib/access/auth/actor";
import { keysFor } from "@/lib/platform/keys";

/**
 * The keys with which a browser seals what it keeps of this account for want of network (docs/decisions/0041): made from
 * SESSION_SECRET and the account, so that nothing is stored and only a session of the account gets them.
 * @returns the key to seal with, and after it the one that older entries were sealed with, if there is one; base64 of 32 bytes.
 */
export const outboxKeys = ({ id }: Pick<Actor, "id">): [string, ...string[]] => {
  const [first, ...older] = keysFor("outbox").map((key) => createHmac("sha256", key).update(id).digest("base64"));
  return [first!, ...older];
};
