import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The index of the decisions: each with its title, in the order of their numbers. */
export function decisionsIndex(root: string): string {
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
