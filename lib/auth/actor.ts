import type { Language } from "@/lib/i18n/languages";
import type { Audience, Role } from "@/lib/users/options";

// Neither exported nor ever a value: without it an object that merely looks like an Actor does not compile as one.
declare const proven: unique symbol;

/**
 * The caller, proved by session and database. Services demand an Actor of their audience: one called from the wrong
 * audience does not compile. Only lib/auth/session.ts makes actors, by the one cast that a test allows.
 */
export type Actor<A extends Audience = Audience> = {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly audience: A;
  readonly language: Language;
  readonly [proven]: true;
};

/** Whether the actor belongs to the audience; narrows the type. */
export const isOf = <A extends Audience>(actor: Actor, audience: A): actor is Actor<A> => actor.audience === audience;
