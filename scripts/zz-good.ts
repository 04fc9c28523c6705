import { readFileSync } from "node:fs";
import { findWording } from "@/lib/domains/trust/wording-policy";
for (const t of readFileSync("/tmp/good-own.txt", "utf8").split("\n").filter(Boolean)) for (const x of findWording([{ field: "x", text: t }], "cleaner")) console.log(x.rule, `[${x.words}]`, "|", t);
