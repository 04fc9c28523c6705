import type { Language } from "@/lib/i18n/languages";
import type { Audience, Role } from "@/lib/users/options";

declare const proven: unique symbol;

/**
 * Who asks, proved by session and database. Services demand an Actor of their audience: one called from the wrong
 * audience does not compile. Only lib/auth/session.ts makes actors.
 */
export type Actor<A extends Audience = Audience> = {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly audience: A;
  readonly language: Language;
  readonly [proven]?: true;
};
