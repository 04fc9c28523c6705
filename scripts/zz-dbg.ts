import { foldText } from "@/lib/language/wording/fold";
import { conceptsOf, isHiddenWord, isKnownWord } from "@/lib/language/wording/concepts";
for (const t of process.argv.slice(2)) { const w = foldText(t, isKnownWord, isHiddenWord); const c = conceptsOf(w); w.forEach((x, i) => console.log(x.text, x.part, [...c[i]!].join(","))); }
