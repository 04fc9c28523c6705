// A character of nobody's language (Unicode's private use): it marks the holes in kept HTML.
const MARK = "\uE000";
const HOLE = new RegExp(`${MARK}([\\w-]+)${MARK}`, "g");

/** A hole in HTML that is the same for many readers. */
export const holeFor = <Name extends string>(name: Name): string => `${MARK}${name}${MARK}`;

/** HTML with its holes filled. @param filling HTML for each hole; without one a hole stays empty. */
export const fillHoles = (html: string, filling: Readonly<Record<string, string>>): string =>
  html.replaceAll(HOLE, (_hole, name: string) => filling[name] ?? "");
