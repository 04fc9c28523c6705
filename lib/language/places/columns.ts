import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { isStillMeant, readPlace } from "./read";
import { placeById } from "./table";

/**
 * The columns that say where a job is.
 * @param job its place as typed, and the id of a place if one was chosen or found before; an unknown id counts as none.
 */
export function placeColumns({ location, placeId }: { location: string; placeId?: string | null | undefined }) {
  const place = (placeId ? placeById(placeId) : undefined) ?? readPlace(location);
  return { placeId: place?.id ?? null, cityId: place?.city.slug ?? null };
}

/** The same for a place that was sent. @throws AppError invalid: it is not known. */
export function chosenPlaceColumns(location: string, place: string | null | undefined) {
  if (place && !placeById(place)) throw new AppError("invalid", { fields: { place: [msg("invalid")] } });
  return placeColumns({ location, placeId: place });
}

/** The same read again by the present rules. A place that the owner chose stays; one that was only seen in the text does not. */
export function rereadPlaceColumns({ location, placeId }: { location: string; placeId: string | null }) {
  const place = placeId ? placeById(placeId) : undefined;
  return placeColumns({ location, placeId: place && isStillMeant(place, location) ? place.id : null });
}
