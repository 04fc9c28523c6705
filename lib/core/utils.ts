import { clsx, type ClassValue } from "clsx";

/**
 * The properties that a class sets. The first match counts; one without a match stays beside all others. Our own instead of
 * `tailwind-merge`, whose tables were 8 KB of every page's script: a test compares both for all classes in the code.
 */
const GROUPS: readonly (readonly [group: string, RegExp])[] = [
  ["display", /^(?:(?:inline-)?(?:block|flex)|inline|grid|contents|table|table-(?:row|cell)|hidden)$/],
  ["position", /^(?:static|fixed|absolute|relative|sticky)$/],
  ["font-size", /^text-(?:xs|sm|base|lg|\d?xl|pay|\[(?:min|max|clamp|calc)\(.+)$/],
  ["text-align", /^text-(?:start|center|end)$/],
  ["text-overflow", /^(?:truncate|text-ellipsis)$/],
  ["text-wrap", /^text-balance$/],
  ["color", /^text-/],
  ["text-decoration", /^(?:underline|no-underline|line-through)$/],
  ["decoration", /^decoration-/],
  ["font-weight", /^font-(?:normal|medium|semibold|bold|extrabold)$/],
  ["flex-direction", /^flex-(?:row|col)/],
  ["flex", /^flex-(?!wrap)/],
  ["shadow-color", /^shadow-(?:card|raised)$/],
  ["shadow", /^shadow-/],
  ["border-side", /^border-[tbse](?:-|$)/],
  ["border-style", /^border-(?:dashed|solid)$/],
  ["border", /^border(?:-\d+)?$/],
  ["border-color", /^border-(?!collapse)/],
  ["outline", /^outline(?:-\d+)?$/],
  ["outline-color", /^outline-(?!none|offset)/],
  ["background", /^bg-(?!cover|center)/],
];

/** Classes whose name says what they set: all that follows it is the value. */
const NAMES =
  /^-?([pm][xytbse]?|gap(?:-[xy])?|(?:min-|max-)?[wh]|size|top|bottom|start|end|inset(?:-[xy])?|z|basis|order|leading|items|justify(?:-self|-items)?|self|content|grid-cols|col-(?:span|start)|opacity|rounded(?:-t)?|overflow(?:-[xy])?|(?:underline|outline)-offset|cursor|list|object|whitespace|wrap|break(?!-inside)|align|animate|aspect|transition|select|scroll-mt|translate-y|shrink|stroke|line-clamp)(?:-|$)/;

/** The groups that a later class of a group sets too. */
const SETS_TOO: Partial<Record<string, readonly string[]>> = {
  ...{ p: ["px", "py", "ps", "pe", "pt", "pb"], px: ["ps", "pe"], py: ["pt", "pb"] },
  ...{ m: ["mx", "my", "ms", "me", "mt", "mb"], mx: ["ms", "me"], my: ["mt", "mb"] },
  ...{ gap: ["gap-x", "gap-y"], size: ["w", "h"], overflow: ["overflow-x", "overflow-y"], rounded: ["rounded-t"] },
  inset: ["inset-x", "inset-y", "top", "bottom", "start", "end"],
  ...{ "inset-x": ["start", "end"], "inset-y": ["top", "bottom"] },
  ...{ border: ["border-t", "border-b", "border-s", "border-e"], flex: ["basis", "shrink"], "font-size": ["leading"] },
  "line-clamp": ["display", "overflow"],
};

/** The part of a class before what it sets: its variants, such as "hover:". */
const VARIANTS = /^(?:(?:[^[(:]|\[[^\]]*(?:\[[^\]]*\][^\]]*)*\]|\([^)]*\))*:)*/;

function groupOf(name: string): string | null {
  const group = NAMES.exec(name)?.[1] ?? GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
  return group === "border-side" ? name.slice(0, "border-t".length) : group;
}

/** The properties that a class sets, and those set with it. */
function settings(className: string): readonly string[] {
  const [variants] = VARIANTS.exec(className)!;
  const isImportant = className.endsWith("!");
  const group = groupOf(className.slice(variants.length, isImportant ? -1 : undefined));
  const scope = isImportant ? `${variants}!` : variants;
  return group === null ? [] : [group, ...(SETS_TOO[group] ?? [])].map((name) => scope + name);
}

/** Joined names with what is left of them; as many as the code joins. */
const merged = new Map<string, string>();

function merge(names: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of names.split(" ").reverse()) {
    const sets = settings(name);
    if (sets[0] !== undefined && taken.has(sets[0])) continue;
    for (const one of sets) taken.add(one);
    kept.push(name);
  }
  return kept.reverse().join(" ");
}

/** Joins class names; where two Tailwind classes set the same property, the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  const names = clsx(inputs);
  const known = merged.get(names);
  if (known !== undefined) return known;
  const made = merge(names);
  merged.set(names, made);
  return made;
}
