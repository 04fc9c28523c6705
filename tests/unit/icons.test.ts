import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ICON_NAMES } from "@/components/ui/icon-names";
import { listFiles } from "@/structure/files";

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An icon's shapes, as lucide draws them. */
function symbol(name: string): string {
  const icon = Reflect.get(lucide, pascal(name)) as lucide.LucideIcon;
  const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>
`;
}

// After a change of the names: npx vitest run tests/unit/icons.test.ts -u
test("the file of all icons has lucide's shapes, under an address of its own", async () => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${ICON_NAMES.map(symbol).join("")}</svg>\n`;
  const version = createHash("sha256").update(file).digest("hex").slice(0, 8);
  await expect(file).toMatchFileSnapshot("../../public/icons.svg");
  await expect(
    `/** The file of all icons; made by tests/unit/icons.test.ts. */\nexport const ICONS = "/icons.svg?${version}";\n`,
  ).toMatchFileSnapshot("../../components/ui/icons.ts");
});

test("each icon of the file is used", () => {
  const code = listFiles(process.cwd())
    .filter((file) => /^(app|components)\/.*\.tsx?$/.test(file) && file !== "components/ui/icon-names.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(ICON_NAMES.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});
