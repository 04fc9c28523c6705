type Sign = readonly [name: string, pattern: RegExp];

// In this order: most browsers also name those that they descend from.
const BROWSERS: readonly Sign[] = [
  ["Samsung Internet", /SamsungBrowser/],
  ["UC Browser", /UCBrowser/],
  ["Opera", /OPR\/|Opera/],
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
];
const SYSTEMS: readonly Sign[] = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["ChromeOS", /CrOS/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
];

const nameIn = (signs: readonly Sign[], text: string): string | undefined =>
  signs.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * The browser and system that a User-Agent names, for people to recognise their own devices: brands without versions or
 * models, which identify no one. @returns null if it names neither. @example "Chrome, Android"
 */
export function deviceOf(userAgent: string | null): string | null {
  const text = (userAgent ?? "").slice(0, 500);
  return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((name) => name !== undefined).join(", ") || null;
}
