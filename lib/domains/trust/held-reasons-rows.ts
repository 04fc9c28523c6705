import "server-only";
import { z } from "zod";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { CaseEvidence } from "./case-options";

const heldReason = z.object({
  rule: z.string(),
  field: z.string().exactOptional(),
  words: z.string().exactOptional(),
  like: z.string().exactOptional(),
  why: z.string().exactOptional(),
});

/** Why a job is held: the rule, the field and the words that it found, and what its owner says to them. */
export type HeldReason = z.infer<typeof heldReason>;

/** The column → reasons. */
export const toHeldReasons = (stored: Prisma.JsonValue): HeldReason[] => z.array(heldReason).parse(stored);

/** The reasons of a case's stored evidence, which only openCase() writes. */
export const evidenceReasons = (evidence: Prisma.JsonValue): CaseEvidence["reasons"] =>
  (evidence as Partial<CaseEvidence>).reasons ?? [];
