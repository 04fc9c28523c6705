import type { Application } from "@/lib/domains/applications/types";

/** A number that differs for lists that differ (FNV-1a), so that a page need not carry the list only to compare it. */
export function fingerprint(items: readonly Application[]): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(items)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
