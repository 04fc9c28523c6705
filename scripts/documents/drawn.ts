import { readFileSync } from "node:fs";
import path from "node:path";
import { dataModel } from "./data-model";
import { decisionsIndex } from "./decisions";
import { domainDrawing } from "./rooms";

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
