import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { MASSAGE_KINDS } from "./wording-options";
import { findWording } from "./wording-policy";

/**
 * Refuses an employer's words that a worker reads without anybody having looked at them: a name, a company's description, a message
 * with a decision. It is what would hold a job.
 * @param texts by field. @throws AppError invalid, at the field, with the words.
 */
export function refuseWording(texts: Readonly<Record<string, string | null | undefined>>): void {
  const typed = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  // As in a kind of work with massages: a company may offer some.
  const held = findWording(typed, MASSAGE_KINDS[0]!).filter(({ effect }) => effect === "held");
  if (held.length === 0) return;
  const fields = held.map(({ field, words }): [string, string[]] => [field, [msg("notHere", { words })]]);
  throw new AppError("invalid", { fields: Object.fromEntries(fields.toReversed()) });
}
