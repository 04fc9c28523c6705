import { hashOf } from "@/lib/core/fingerprint";
import type { Application } from "@/lib/domains/applications/types";

/** A number that differs for lists that differ, so that a page need not carry the list only to compare it. */
export const fingerprint = (items: readonly Application[]): number => hashOf(JSON.stringify(items));
