import { useQueryInPlace } from "@/components/shared/refresh-scope";
import { useMedia } from "@/components/ui/use-media";

/** From this width on there is room for the person beside the list. */
const WIDE = "(min-width: 64rem)";

function withPerson(now: URLSearchParams, id: string | null): URLSearchParams {
  if (id === null) now.delete("person");
  else now.set("person", id);
  return now;
}

/**
 * The person who is open, in the address, so that Back closes the sheet and leaves the list where it was, and a reload opens the same.
 * @returns the id of the one who is open, null for none, and functions to open another and to close.
 */
export function usePerson() {
  const { parameters, change } = useQueryInPlace();
  const person = parameters.get("person");
  // The server, which does not know, draws the wide one.
  const isWide = useMedia(WIDE, true);
  const open = (id: string) => change((now) => withPerson(now, id), { isNewEntry: !isWide && person === null });
  // In place: going back might render the page again while the reader is already at the next row.
  const close = () => change((now) => withPerson(now, null));
  return { person, isWide, open, close };
}
