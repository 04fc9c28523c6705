import { readdirSync } from "node:fs";
import path from "node:path";

/** What tools make: not ours to judge. */
const MADE = new Set([
  "node_modules",
  "lib/db/generated",
  "next-env.d.ts",
  "test-results",
  "playwright-report",
  "coverage",
]);

/** Every file below `root` that people write, relative to it and with `/` between; hidden files and folders are left out. */
export function listFiles(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith(".") || MADE.has(name)) return [];
    return entry.isDirectory() ? listFiles(root, name) : [name];
  });
}

/** Whether a file is code, whose imports are followed. */
export const isCode = (file: string): boolean => /\.m?[jt]sx?$/.test(file);
