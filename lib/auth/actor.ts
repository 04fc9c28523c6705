import type { Language } from "@/lib/i18n/languages";
import type { Audience, FirstStep, Role } from "@/lib/users/options";

// Not exported and never assigned a value: without it, any object that looks like an Actor would compile as one.
declare const proven: unique symbol;

/**
 * The caller, proved by session and database. Services demand the Actor of their audience, so calling one for the wrong
 * audience does not compile. Only lib/auth/session.ts creates actors, with the single cast that a test allows.
 */
export type Actor<A extends Audience = Audience> = {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly audience: A;
  readonly language: Language;
  /** Steps to take before anything else; route() and the pages' guards refuse all else until there are none. */
  readonly mustDo: readonly FirstStep[];
  /** The id of the session that this request belongs to. */
  readonly session: string;
  readonly [proven]: true;
};

/** Whether the actor belongs to the audience; narrows the type. */
export const isOf = <A extends Audience>(actor: Actor, audience: A): actor is Actor<A> => actor.audience === audience;
