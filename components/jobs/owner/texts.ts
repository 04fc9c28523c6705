import type { TextPart } from "@/components/shared/client-texts";

/** What the actions on one's own job say of its words, besides `ownJob`. */
export const WORDING_TEXTS = [
  "requestForm.heldText",
  "requestForm.sayWhy",
  "requestForm.sayWhyHint",
] as const satisfies readonly TextPart[];
