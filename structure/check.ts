/** npm run structure – checks that the tree is as docs/architecture.md says. */
import { isCode, listFiles } from "./files";
import { checkImports } from "./imports";
import { checkNames } from "./names";
import { checkSettings } from "./settings";

const root = process.cwd();
const files = listFiles(root);
const code = files.filter(isCode);
const refusals = [...checkNames(root, files), ...checkSettings(root, code), ...(await checkImports(root, code))];

for (const { file, target, reason } of refusals) console.log(`${file}${target ? ` → ${target}` : ""}\n  ${reason}`);
console.log(
  refusals.length === 0
    ? `The structure holds: ${code.length} files of code.`
    : `${refusals.length} refused. docs/architecture.md explains the rules, structure/ holds them.`,
);
process.exitCode = refusals.length === 0 ? 0 : 1;
