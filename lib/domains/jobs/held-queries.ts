import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isKeyOf } from "@/lib/core/objects";
import { toHeldReasons } from "@/lib/domains/trust/held-reasons-rows";
import { RULE_EFFECTS } from "@/lib/domains/trust/wording-options";
import { db } from "@/lib/platform/db/client";
import { ownedBy } from "./visible-queries";

/** The rule and the words for which an employer's own job is held. */
export type HeldFor = { rule: string; field: string | null; words: string };

/**
 * Why an employer's own job is held, as far as rules found it; empty if it is not held. Reports are told once they are decided:
 * before, they would give away who sent them.
 */
export async function listHeldFor(employer: Actor<"employer">, id: string): Promise<HeldFor[]> {
  const row = await db.job.findFirst({
    where: { id, status: "held", ...ownedBy(employer) },
    select: { heldReasons: true },
  });
  return toHeldReasons(row?.heldReasons ?? [])
    .filter(({ rule }) => isKeyOf(RULE_EFFECTS, rule))
    .map(({ rule, field, words }) => ({ rule, field: field ?? null, words: words ?? "" }));
}
