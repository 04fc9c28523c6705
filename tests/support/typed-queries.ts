import { readFileSync } from "node:fs";
import path from "node:path";
import type { Category } from "@/lib/core/categories";

const SHORT: Record<string, readonly Category[]> = {
  PD: ["personal-driver"],
  TD: ["driver"],
  HK: ["housekeeper"],
  CK: ["chef-cook"],
  G: ["gardener"],
  SG: ["security-guard"],
  N: ["nanny-babysitter"],
  PA: ["personal-assistant"],
  EC: ["elderly-care"],
  MH: ["maintenance-handyman"],
  EL: ["electrician"],
  PL: ["plumber"],
  CA: ["carpenter"],
  ME: ["mechanic"],
  WE: ["welder"],
  PN: ["painter"],
  MA: ["mason"],
  CL: ["cleaner"],
};

/** A search as a person typed it, with what it should find. */
export type TypedQuery = {
  group: string;
  text: string;
  asked: readonly Category[];
  /** Asked for, or right as well. */
  right: readonly Category[];
  /** Filter → value, as in the address. */
  filters: Readonly<Record<string, string>>;
};

/** The searches of a file of tests/support. */
export function readTypedQueries(file: string): TypedQuery[] {
  const lines = readFileSync(path.join(import.meta.dirname, file), "utf8").split("\n");
  let group = "";
  const queries: TypedQuery[] = [];
  for (const line of lines) {
    if (line.startsWith("[")) group = line.slice(1, -1);
    else if (line.trim() !== "" && !line.startsWith("#")) queries.push({ group, ...readLine(line) });
  }
  return queries;
}

function readLine(line: string) {
  const [text = "", kinds = "", filters = ""] = line.split("|").map((part) => part.trim());
  const words = kinds.split(" ").filter(Boolean);
  return {
    text,
    asked: words.flatMap((word) => SHORT[word] ?? []),
    right: words.flatMap((word) => SHORT[word.replace("+", "")] ?? []),
    filters: Object.fromEntries(filters.split(" ").flatMap((pair) => (pair ? [pair.split("=")] : []))),
  };
}
