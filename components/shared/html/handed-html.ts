/** HTML made by React for a component of the browser: as it is, or by the name under which its document has it. */
export type ReadyHtml = { html: string; name?: never } | { html?: never; name: string };

/** Makes HTML ready for the answer that is being written. */
export type HandHtml = (html: string) => ReadyHtml;

const NAME = Symbol.for("kaamsetu.handed-html");

/**
 * HTML on its way from the server's components to the document, by name. One map a process: Next bundles server and client
 * components apart, and both run here.
 */
export function handedHtml(): Map<string, string> {
  const known: unknown = Reflect.get(globalThis, NAME);
  if (known instanceof Map) return known;
  const made = new Map<string, string>();
  Reflect.set(globalThis, NAME, made);
  return made;
}
