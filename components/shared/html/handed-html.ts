/** HTML made by React for a component of the browser: as it is, or by the name under which its document has it. */
export type ReadyHtml = { html: string; name?: never } | { html?: never; name: string };

/** Makes HTML ready for the answer that is being written. */
export type HandHtml = (html: string) => ReadyHtml;

const NAME = Symbol.for("kaamsetu.handedHtml");

/**
 * HTML on its way from the server's components to the document: the pieces of each answer, by the id that our server gave it.
 * The server makes the map, and removes an answer's pieces when it closes, read or broken off (server/handed-html.ts). Without
 * our server there is none.
 */
export const handedHtml = (): Map<string, string[]> | null =>
  (Reflect.get(globalThis, NAME) as Map<string, string[]> | undefined) ?? null;

/** The piece of a name, such as "0c1f…/0". */
export function takenHtml(name: string): string | undefined {
  const [answer = "", piece] = name.split("/");
  return handedHtml()?.get(answer)?.[Number(piece)];
}
