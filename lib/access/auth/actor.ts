import type { Language } from "@/lib/language/i18n/languages";
import type { Audience, Role } from "@/lib/core/roles";
import type { FirstStep } from "./first-steps";

// Never made: a class's private member has no other source, not even a copy of an Actor by spreading.
declare class Proof {
  private readonly proven: true;
}

/**
 * The caller, proved by session and database. Services demand the Actor of their audience, so calling one for the wrong
 * audience does not compile. Only lib/access/auth/session.ts creates actors, with the single cast that a test allows.
 */
export type Actor<A extends Audience = Audience> = {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly audience: A;
  readonly language: Language;
  /** Steps to take before anything else; route() and the pages' guards refuse all else until there are none. */
  readonly mustDo: readonly FirstStep[];
  /** Whether the password was typed in this session within the last ten minutes. */
  readonly hasRecentPassword: boolean;
  /** Whether the next screen asks for age and consent first. Calls work without them (specification). */
  readonly owesConsent: boolean;
  /** Where a worker looks for work, read with the session because nearly every screen of a worker asks for it. */
  readonly places: ActorPlaces;
  /** The id of the session that this request belongs to. */
  readonly session: string;
} & Proof;

/** As the account's profile has it: ids of known places that were chosen, and places typed as text. */
export type ActorPlaces = { readonly chosen: readonly string[]; readonly named: readonly string[] };

type StoredPlaces = { placeIds: string[] | null; preferredLocations: string[] | null; location: string | null };

/** A profile's columns as such places; null for an account without a profile. */
export const toActorPlaces = ({ placeIds, preferredLocations, location }: StoredPlaces): ActorPlaces => ({
  chosen: placeIds ?? [],
  named: [...(preferredLocations ?? []), ...(location === null ? [] : [location])],
});

/** Whether the actor belongs to the audience; narrows the type. */
export const isOf = <A extends Audience>(actor: Actor, audience: A): actor is Actor<A> => actor.audience === audience;
