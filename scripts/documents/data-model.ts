import { readFileSync } from "node:fs";
import path from "node:path";

type Relation = { field: string; to: string; keys: string[]; isOptional: boolean };
type Model = { name: string; table: string; about: string; unique: string[]; relations: Relation[] };

/** The tables and what refers to what, from prisma/schema.prisma, in groups that can be read. */
export function dataModel(root: string): string {
  const models = modelsIn(readFileSync(path.join(root, "prisma/schema.prisma"), "utf8"));
  const lines = models.flatMap(({ table, unique, relations }) =>
    relations.map(({ field, to, keys, isOptional }) => {
      const target = models.find(({ name }) => name === to)?.table ?? to;
      const many = unique.includes(keys.join()) ? "o|" : "o{";
      return `  ${target} ${isOptional ? "|o" : "||"}--${many} ${table} : ${field}`;
    }),
  );
  const rows = models.map(({ table, about }) => `- \`${table}\`${about ? `: ${about}` : ""}`);
  return `# Data model

Drawn from \`prisma/schema.prisma\` by \`npm run documents\`; a test compares them. Comments of columns are in that file.

\`\`\`mermaid
erDiagram
${lines.join("\n")}
\`\`\`

## Tables

${rows.join("\n")}
`;
}

function modelsIn(schema: string): Model[] {
  return [...schema.matchAll(/((?:^\/\/\/[^\n]*\n)*)^model (\w+) \{\n(.*?)^\}/gms)].map(
    ([, comment = "", name = "", body = ""]) => {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
      const alone = [...body.matchAll(/^\s+(\w+)\s.*(?:@id|@unique)\b/gm)].map(([, field]) => field!);
      const together = [...body.matchAll(/@@(?:id|unique)\(\[([^\]]+)\]/g)].map(([, fields]) =>
        fields!.replaceAll(" ", ""),
      );
      return {
        name,
        table,
        unique: [...alone, ...together],
        about: comment
          .replaceAll(/^\/\/\/ ?/gm, "")
          .replaceAll("\n", " ")
          .trim(),
        relations: [...body.matchAll(/^\s+(\w+)\s+(\w+)(\?)?\s+@relation\(.*?fields: \[([^\]]+)\]/gm)].map(
          ([, field = "", to = "", optional, keys = ""]) => ({
            field,
            to,
            keys: keys.split(/,\s*/),
            isOptional: optional !== undefined,
          }),
        ),
      };
    },
  );
}
