import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { MASSAGE_KINDS, type RuleId } from "./wording-options";
import { findWording, type Finding } from "./wording-policy";

/**
 * Refuses an employer's words that a worker reads without anybody having looked at them: a company's name and description, a message
 * with a decision. It is what would hold a job.
 * @param texts by field. @throws AppError invalid, at the field, with the words.
 */
export function refuseWording(texts: Typed): void {
  refuse(heldIn(texts));
}

/**
 * The same for the name of a person and for a username, which are no sentences: only a demand of two words or more is one there.
 * @throws AppError invalid, at the field, with the words.
 */
export function refuseName({
  name,
  username,
}: {
  name?: string | null | undefined;
  username?: string | null | undefined;
}): void {
  const held = heldIn({ name, username: username && spaced(username) });
  refuse(held.filter(({ rule, words }) => TOLD_ALONE.includes(rule) || isDemand(words)));
}

type Typed = Readonly<Record<string, string | null | undefined>>;

/** Rules by which one word is enough. */
const TOLD_ALONE: readonly RuleId[] = ["sexual", "wallet"];

const isDemand = (words: string): boolean =>
  /\p{L}[\p{L}\p{M}]{2}/u.test(words) && (words.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).length > 1;

/** Words of a username: letters with a number behind at most. Others, as "mi3cv9", are made up. */
const spaced = (username: string): string =>
  username
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => /^(?:[\p{L}\p{M}]+\p{N}*|\p{N}+)$/u.test(part))
    .join(" ");

function heldIn(texts: Typed): Finding[] {
  const typed = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  // As in a kind of work with massages: a company may offer some.
  return findWording(typed, MASSAGE_KINDS[0]!).filter(({ effect }) => effect === "held");
}

function refuse(held: readonly Finding[]): void {
  if (held.length === 0) return;
  const fields = held.map(({ field, words }): [string, string[]] => [field, [msg("notHere", { words })]]);
  throw new AppError("invalid", { fields: Object.fromEntries(fields.toReversed()) });
}
