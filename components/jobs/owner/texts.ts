import type { TextPart } from "@/components/shared/client-texts";

/** The texts of the actions on one's own job about its words, besides `ownJob`. */
export const WORDING_TEXTS = [
  "requestForm.heldText",
  "requestForm.sayWhy",
  "requestForm.sayWhyHint",
] as const satisfies readonly TextPart[];
