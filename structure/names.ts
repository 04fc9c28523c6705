import { readFileSync } from "node:fs";
import path from "node:path";
import { isCode } from "./files";
import type { Refusal } from "./refusal";
import { ANYWHERE_WORDS, COMPONENT_BASE, DOMAINS, PLUMBING, SERVER_WORDS, TOP_FILES, TOP_FOLDERS } from "./rooms";

const WORDS = [...ANYWHERE_WORDS, ...SERVER_WORDS];
const DOMAIN_FILE = new RegExp(`^(?:[a-z0-9-]+-)?(?:${WORDS.join("|")})\\.tsx?$`);
const LIB_ROOMS = [...PLUMBING, ...DOMAINS.map((domain) => domain.lib)];
const COMPONENT_ROOMS = [...COMPONENT_BASE, ...DOMAINS.flatMap((domain) => domain.components)];

/** A file with more non-blank lines than this does more than one thing. Tests are exempt, since they list cases, and lists of words. */
const MAX_LINES = 250;
const LISTS = ["tests/", "lib/language/wording/words/"];

/** Files in a place that no rule knows, or with a name or size that is not allowed. */
export function checkNames(root: string, files: readonly string[]): Refusal[] {
  return files.flatMap((file) => {
    const reasons = [placeOf(file), testPlaceOf(file), lengthOf(root, file)];
    return reasons.filter((reason) => reason !== null).map((reason) => ({ file, reason }));
  });
}

function placeOf(file: string): string | null {
  const [top = "", room = "", ...rest] = file.split("/");
  if (room === "") return topFile(file);
  if (!TOP_FOLDERS.includes(top))
    return `No folder ${top}/ is known at the top: it needs an entry in structure/rooms.ts.`;
  const isFolder = rest.length > 0;
  const name = isFolder ? room : room.replace(/\.ts$/, "");
  // Six rooms, in which each file and folder has its place; api-docs is one by itself.
  const libRoom = isFolder && !LIB_ROOMS.includes(room) ? `${room}/${rest[0]!.replace(/\.ts$/, "")}` : name;
  if (top === "lib" && !LIB_ROOMS.includes(libRoom)) {
    return `No room ${libRoom} is known in lib/: it needs its place in the order of structure/rooms.ts.`;
  }
  if (top === "components" && !(isFolder && COMPONENT_ROOMS.includes(room))) {
    return `No folder ${name} is known in components/: it needs its place in the order of structure/rooms.ts.`;
  }
  const isDomain = top === "lib" && DOMAINS.some((domain) => domain.lib === libRoom && !domain.hasOwnNames);
  if (isDomain && !DOMAIN_FILE.test(rest.slice(1).join("/"))) {
    return `A domain's file is named by one of ${WORDS.join(", ")}, alone or behind a subject (audit-queries.ts).`;
  }
  return null;
}

function topFile(file: string): string | null {
  const isKnown = TOP_FILES.some((known) => (typeof known === "string" ? known === file : known.test(file)));
  return isKnown || !isCode(file) ? null : "No such file of code is known at the top: code has its place in a folder.";
}

const testPlaceOf = (file: string): string | null =>
  /\.(?:test|spec)\.[a-z]+$/.test(file) && !file.startsWith("tests/")
    ? "Tests are in tests/: unit/, integration/ (PostgreSQL) and e2e/ (browser)."
    : null;

function lengthOf(root: string, file: string): string | null {
  if (!isCode(file) || LISTS.some((folder) => file.startsWith(folder))) return null;
  const lines = readFileSync(path.join(root, file), "utf8")
    .split("\n")
    .filter((line) => line.trim()).length;
  return lines > MAX_LINES ? `${lines} lines; ${MAX_LINES} are the most: it does more than one thing.` : null;
}
