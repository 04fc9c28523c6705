import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { msg } from "@/lib/http/validation";
import { areaAround, citiesNear, citiesToOffer, type Area } from "@/lib/places/near";
import { readPlace } from "@/lib/places/read";
import { toPlaceItem } from "@/lib/places/rows";
import { MAX_PLACES } from "@/lib/places/schema";
import { placeById, type Place } from "@/lib/places/table";
import type { PlaceItem, WorkerPlaces } from "@/lib/places/types";

// A page asks several times: for the list, for what suits, and for the chips. Calls are not pages: each reads them again.
const readPlaces = cache((userId: string) =>
  db.profile.findUnique({
    where: { userId },
    select: { placeIds: true, preferredLocations: true, location: true },
  }),
);

/** Where a worker looks for work: the places chosen, else those that the profile names. */
async function placesOf(worker: Actor<"worker">): Promise<{ places: Place[]; isChosen: boolean }> {
  const row = await readPlaces(worker.id);
  const chosen = (row?.placeIds ?? []).flatMap((id) => placeById(id) ?? []);
  if (chosen.length > 0) return { places: chosen, isChosen: true };
  const named = [...(row?.preferredLocations ?? []), row?.location ?? ""].flatMap((text) => readPlace(text) ?? []);
  return { places: [...new Set(named)].slice(0, MAX_PLACES), isChosen: false };
}

/** Where a worker looks for work, as the API answers. */
export async function getWorkerPlaces(worker: Actor<"worker">): Promise<WorkerPlaces> {
  const { places, isChosen } = await placesOf(worker);
  return { items: places.map((place) => toPlaceItem(place, worker.language)), isChosen };
}

const OFFERED = 12;

/** The cities to offer as tiles: those near the worker's places, else those of the region the account has, and the largest. */
export async function listCitiesToOffer(worker: Actor<"worker">): Promise<PlaceItem[]> {
  const [{ places }, user] = await Promise.all([
    placesOf(worker),
    db.user.findUnique({ where: { id: worker.id }, select: { region: true } }),
  ]);
  const [first] = places;
  const offered = first ? citiesNear(first, OFFERED / 2) : [];
  const others = citiesToOffer(user?.region?.replaceAll("_", "") ?? null, OFFERED);
  return [...new Set([...offered, ...others])].slice(0, OFFERED).map((place) => toPlaceItem(place, worker.language));
}

/** Whether an id is that of a known place. */
export const isPlace = (id: string): boolean => placeById(id) !== undefined;

/** The area around a worker's places, or around another one; null if there is none. @throws AppError invalid. */
export async function areaOf(worker: Actor<"worker">, near: string | null): Promise<Area | null> {
  if (near === null) return areaAround((await placesOf(worker)).places);
  return areaAround([knownPlace(near, "near")]);
}

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
  return getWorkerPlaces(worker);
}

function knownPlace(id: string, field: string): Place {
  const place = placeById(id);
  if (!place) throw new AppError("invalid", { fields: { [field]: [msg("invalid")] } });
  return place;
}
