import "server-only";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { isStillMeant, readPlace } from "./read";
import { placeById } from "./table";
import { PLACE_VERSION } from "./version";

const BATCH = 1_000;

/**
 * The columns that say where a job is.
 * @param job its place as typed, and the id of a place if one was chosen or found before; an unknown id counts as none.
 */
export function placeColumns({ location, placeId }: { location: string; placeId?: string | null | undefined }) {
  const place = (placeId ? placeById(placeId) : undefined) ?? readPlace(location);
  return { placeId: place?.id ?? null, cityId: place?.city.slug ?? null, placeVersion: PLACE_VERSION };
}

/** The same for a place that was sent. @throws AppError invalid: it is not known. */
export function chosenPlaceColumns(location: string, place: string | null | undefined) {
  if (place && !placeById(place)) throw new AppError("invalid", { fields: { place: [msg("invalid")] } });
  return placeColumns({ location, placeId: place });
}

// A place that the owner chose stays; one that only a rule has seen in the text is read again.
function rereadColumns({ location, placeId }: { location: string; placeId: string | null }) {
  const place = placeId ? placeById(placeId) : undefined;
  return placeColumns({ location, placeId: place && isStillMeant(place, location) ? place.id : null });
}

/**
 * Reads the place of every job whose place an older rule has read, or none, `batch` rows at a time; what is done is done
 * if it is interrupted. A row saved in the meantime is already newer and is left alone.
 * @returns how many jobs were read, and how many have a place.
 */
export async function rereadPlaces(db: PrismaClient, batch = BATCH): Promise<{ read: number; placed: number }> {
  const count = { read: 0, placed: 0 };
  for (;;) {
    const jobs = await db.job.findMany({
      where: { placeVersion: { lt: PLACE_VERSION } },
      select: { id: true, location: true, placeId: true },
      orderBy: [{ placeVersion: "asc" }, { id: "asc" }],
      take: batch,
    });
    if (jobs.length === 0) return count;
    const places = jobs.map(rereadColumns);
    await db.$executeRaw`
      UPDATE jobs SET place_id = nullif(made.place, ''), city_id = nullif(made.city, ''), place_version = ${PLACE_VERSION}
      FROM unnest(${jobs.map(({ id }) => id)}::uuid[], ${places.map(({ placeId }) => placeId ?? "")}::text[],
        ${places.map(({ cityId }) => cityId ?? "")}::text[]) AS made (id, place, city)
      WHERE jobs.id = made.id AND jobs.place_version < ${PLACE_VERSION}`;
    count.read += jobs.length;
    count.placed += places.filter(({ placeId }) => placeId !== null).length;
  }
}
