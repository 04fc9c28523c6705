import { findWording } from "@/lib/domains/trust/wording-policy";
import * as fs from "node:fs";
// every string literal of the seed's job texts, the offered requirements and the form's own examples
const texts: string[] = [];
for (const dir of ["prisma/seed/jobs", "prisma/seed", "lib/domains/jobs", "bench/lib"]) for (const f of fs.readdirSync(dir)) if (f.endsWith(".ts") && /seed|requirement-options|bench/.test(dir + f)) {
  for (const m of fs.readFileSync(`${dir}/${f}`, "utf8").matchAll(/"((?:[^"\\\n]|\\.){12,})"|`([^`$]{12,})`/g)) texts.push((m[1] ?? m[2])!);
}
for (const f of ["tests/support/typed-queries.txt", "tests/support/unseen-queries.txt"]) void f;
console.log(texts.length);
for (const t of texts) for (const x of findWording([{ field: "x", text: t }], "chef-cook")) console.log(x.rule, `[${x.words}]`, "|", t.slice(0, 160));
