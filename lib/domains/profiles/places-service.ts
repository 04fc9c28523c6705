import "server-only";
import { cache } from "react";
import type { Actor, ActorPlaces } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { stateOf } from "@/lib/domains/users/options";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import type { Language } from "@/lib/language/i18n/languages";
import { areaAround, citiesNear, citiesToOffer, type Area } from "@/lib/language/places/near";
import { readPlace } from "@/lib/language/places/read";
import { toPlaceItem } from "@/lib/language/places/rows";
import { MAX_PLACES } from "@/lib/language/places/ids";
import { placeById, type Place } from "@/lib/language/places/table";
import type { PlaceItem, WorkerPlaces } from "@/lib/language/places/types";

/** Where a worker looks for work: the places chosen, else those that the profile names. Several parts of a page ask. */
const placesOf = cache((stored: ActorPlaces) => readWherever(stored));

function readWherever({ chosen, named }: ActorPlaces): { places: Place[]; isChosen: boolean } {
  const places = chosen.flatMap((id) => placeById(id) ?? []);
  if (places.length > 0) return { places, isChosen: true };
  const read = named.flatMap((text) => readPlace(text) ?? []);
  return { places: [...new Set(read)].slice(0, MAX_PLACES), isChosen: false };
}

/** The same of anybody's profile. */
export const readPlaces = (stored: ActorPlaces): Place[] => readWherever(stored).places;

/** Measured once a page: list, count and "suits you" ask for it. */
const ownArea = cache((stored: ActorPlaces): Area | null => areaAround(placesOf(stored).places));

/** Where a worker looks for work, as the API answers. */
export const getWorkerPlaces = ({ places, language }: Actor<"worker">): WorkerPlaces => toAnswer(places, language);

function toAnswer(stored: ActorPlaces, language: Language): WorkerPlaces {
  const { places, isChosen } = placesOf(stored);
  return { items: places.map((place) => toPlaceItem(place, language)), isChosen };
}

/** Cities in the question on home, and as tiles where places are chosen. */
const OFFERED = { row: 4, tiles: 16 } as const;
/** So many of them are around the worker's place, if there is one. */
const AROUND = 6;

/** Where most people read a language, by the slugs of lib/language/places/names/regions.ts: a guess for those who named no region. */
const STATE_OF: Partial<Record<Language, string>> = {
  ...{ bn: "westbengal", te: "telangana", ta: "tamilnadu", mr: "maharashtra" },
  ...{ gu: "gujarat", kn: "karnataka", ml: "kerala", pa: "punjab" },
};

/** The cities to offer: those near the worker's places, those of the region that the account names, or of the language, and the largest. */
export async function listCitiesToOffer(worker: Actor<"worker">, as: keyof typeof OFFERED): Promise<PlaceItem[]> {
  const { places } = placesOf(worker.places);
  const user = await db.user.findUnique({ where: { id: worker.id }, select: { region: true } });
  const [first] = places;
  const offered = first ? citiesNear(first, AROUND) : [];
  const state = (user?.region && stateOf(user.region)) ?? STATE_OF[worker.language] ?? null;
  const others = citiesToOffer(state, OFFERED[as]);
  return [...new Set([...offered, ...others])]
    .slice(0, OFFERED[as])
    .map((place) => toPlaceItem(place, worker.language));
}

/** A known place in a list of its own; empty for another id. */
export function namedPlace(id: string | null, language: Language): PlaceItem[] {
  const place = id === null ? undefined : placeById(id);
  return place ? [toPlaceItem(place, language)] : [];
}

/** The area around a worker's places, or around another one; null if there is none. @throws AppError invalid. */
export function areaOf(worker: Actor<"worker">, near: string | null): Area | null {
  if (near === null) return ownArea(worker.places);
  return areaAround([knownPlace(near, "near")]);
}

/** Whether an id is that of a known place. */
export const isPlace = (id: string): boolean => placeById(id) !== undefined;

/** Keeps where a worker looks for work; none forgets it. @throws AppError invalid: a place that is not known. */
export async function setWorkerPlaces(worker: Actor<"worker">, ids: readonly string[]): Promise<WorkerPlaces> {
  const placeIds = [...new Set(ids)];
  for (const id of placeIds) knownPlace(id, "places");
  await db.profile.upsert({
    where: { userId: worker.id },
    create: { userId: worker.id, placeIds },
    update: { placeIds },
    select: { userId: true },
  });
  return toAnswer({ ...worker.places, chosen: placeIds }, worker.language);
}

/** @param field the refused one. @throws AppError invalid: a place that is not known. */
export function knownPlace(id: string, field: string): Place {
  const place = placeById(id);
  if (!place) throw new AppError("invalid", { fields: { [field]: [msg("invalid")] } });
  return place;
}
