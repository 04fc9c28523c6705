import { readPlace } from "@/lib/language/places/client";
import { isUnread, readPlaceOf, type Located, type LocationPlace } from "./location-place";

type FormPart = { get: () => Located; set: (place: LocationPlace) => void };

/**
 * Asks the server what the form's location means, unless that is known.
 * @param get the form's current values; `set` keeps the answer, unless the location was changed meanwhile.
 * @returns once it is known. Without a connection it stays open, and the server will read the
 * text when it is saved.
 */
export async function readLocation({ get, set }: FormPart): Promise<void> {
  const asked = get();
  if (!isUnread(asked)) return;
  const text = asked.location;
  const place = await readPlace(text.trim());
  const now = get();
  if (place === undefined || now.location !== text || !isUnread(now)) return;
  set(readPlaceOf(now, place));
}
