import { readFileSync } from "node:fs";
import { findWording } from "@/lib/domains/trust/wording-policy";
type Row = { id: string; language: string; latin: boolean; label: string; expect: string; kind: string; job: Record<string, unknown> };
const show = process.argv[3];
const rows = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Row[];
const FIELDS = ["title","location","exactAddress","company_name","companyName","shift","workingDays","requirements","duties","additionalSkills","workEnvironment","accommodationDetails","probationPeriod","contractDuration","noticePeriod","holidayPolicy","dresscode","specialInstructions"];
const tally: Record<string, Record<string, number>> = {};
const add = (l: string, k: string) => { for (const g of [l, "ALL"]) { tally[g] ??= {}; tally[g][k] = (tally[g][k] ?? 0) + 1; } };
for (const row of rows) {
  const texts = FIELDS.flatMap((field) => { const v = row.job[field]; return v == null ? [] : [{ field, text: Array.isArray(v) ? v.join("\n") : String(v), mayHaveNumbers: field === "exactAddress" }]; });
  const found = findWording(texts, String(row.job.category));
  const got = found.some((f) => f.effect === "held") ? "held" : found.length ? "asked" : "fine";
  add(row.language, row.label);
  if (row.label === "bad") { const ok = row.expect === "held" ? got === "held" : got !== "fine"; if (ok) add(row.language, "stopped"); if (got !== "fine") add(row.language, "any");
    if (!ok && show && (show === "all" || show === row.language || show === row.kind)) console.log(`MISS ${row.id} ${row.kind} expect ${row.expect} got ${got}:`, texts.map((t) => t.field + ": " + t.text.replaceAll("\n", " / ")).join(" || "), found.map((f) => f.rule)); }
  else { if (got !== "fine") add(row.language, "good-" + got);
    if (got !== "fine" && show && (show === "all" || show === row.language || show === row.kind)) console.log(`FP ${row.id} ${row.kind} ${got}:`, found.map((f) => `${f.rule}@${f.field}[${f.words}]`).join(" "), "|| ", texts.filter((t) => found.some((f) => f.field === t.field)).map((t) => t.text).join(" || ")); }
}
for (const [l, t] of Object.entries(tally).sort()) console.log(l.padEnd(6), `bad ${t.bad} stopped ${((t.stopped ?? 0) / (t.bad || 1) * 100).toFixed(1)}% any ${((t.any ?? 0) / (t.bad || 1) * 100).toFixed(1)}% | good ${t.good} held ${((t["good-held"] ?? 0) / (t.good || 1) * 100).toFixed(1)}% asked ${((t["good-asked"] ?? 0) / (t.good || 1) * 100).toFixed(1)}%`);
