import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../structure/files";
import { DOMAINS } from "../../structure/rooms";

const ROOMS = DOMAINS.map(({ lib }) => lib);
const NAMES = ROOMS.map((room) => room.replace("domains/", ""));

/** Which domain uses which, from the imports of lib/; what another one leads to anyway is left out. */
export function domainDrawing(root: string): string {
  const uses = new Map(NAMES.map((name) => [name, usedBy(root, name)]));
  const leadsTo = (from: string, to: string): boolean =>
    [...uses.get(from)!].some((next) => next === to || leadsTo(next, to));
  const lines = NAMES.flatMap((from) =>
    [...uses.get(from)!]
      .filter((to) => ![...uses.get(from)!].some((other) => other !== to && leadsTo(other, to)))
      .toSorted((a, b) => NAMES.indexOf(a) - NAMES.indexOf(b))
      .map((to) => `  ${from} --> ${to}`),
  );
  return `\`\`\`mermaid\nflowchart BT\n${lines.join("\n")}\n\`\`\``;
}

function usedBy(root: string, domain: string): Set<string> {
  const code = listFiles(root, `lib/${ROOMS[NAMES.indexOf(domain)]}`).map((file) =>
    readFileSync(path.join(root, file), "utf8"),
  );
  const imported = code.flatMap((text) =>
    [...text.matchAll(/ from "@\/lib\/(?:domains\/)?([\w-]+)\//g)].map(([, name]) => name!),
  );
  return new Set(imported.filter((name) => name !== domain && NAMES.includes(name)));
}
