// A character of nobody's language (Unicode's private use). It marks places in the shell's own HTML alone, which is the same for all
// and in which nobody has typed anything: what is filled in is never searched.
const MARK = "\uE000";
const HOLE = new RegExp(`${MARK}([\\w-]+)${MARK}`, "g");

/** A place in the shell's HTML for what differs from reader to reader. */
export const holeFor = <Name extends string>(name: Name): string => `${MARK}${name}${MARK}`;

/**
 * The shell's HTML with its places filled.
 * @param shell as drawn (shell-html.tsx), without anything typed. @param filling escaped text for each place.
 */
export const fillShell = (shell: string, filling: Readonly<Record<string, string>>): string =>
  shell.replaceAll(HOLE, (_hole, name: string) => (Object.hasOwn(filling, name) ? filling[name]! : ""));
