import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../structure/files";
import { DOMAINS } from "../../structure/rooms";
import { dataModel } from "./data-model";

const ARCHITECTURE = "docs/architecture.md";

/** The documents that are made from the code, by their file: whole ones, and one with a drawing in it. */
export function drawnDocuments(root: string): Record<string, string> {
  const architecture = readFileSync(path.join(root, ARCHITECTURE), "utf8");
  return {
    "docs/decisions/README.md": decisionsIndex(root),
    "docs/data-model.md": dataModel(root),
    [ARCHITECTURE]: architecture.replace(/```mermaid\nflowchart BT\n.*?```/s, () => domainDrawing(root)),
  };
}

/** The index of the decisions: each with its title, in the order of their numbers. */
function decisionsIndex(root: string): string {
  const folder = path.join(root, "docs/decisions");
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted();
  const lines = files.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(folder, file), "utf8")) ?? [];
    if (!number || !title) throw new Error(`docs/decisions/${file} has no heading such as "# 7. A title".`);
    return `- ${Number(number)}: [${title}](${file})`;
  });
  return `# Decisions\n\nWhy things are as they are; the latest about a subject counts.\n\n${lines.join("\n")}\n`;
}

const ROOMS = DOMAINS.map(({ lib }) => lib);
const NAMES = ROOMS.map((room) => room.replace("domains/", ""));

/** Which domain uses which, from the imports of lib/; what another one leads to anyway is left out. */
function domainDrawing(root: string): string {
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
