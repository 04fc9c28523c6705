import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "@/lib/platform/env";
import { listFiles } from "@/structure/files";

/** Set by Node, by the build, by the launcher or by the platform, not by people; and what Node itself reads. */
const NOT_FOR_PEOPLE = [
  "NODE_ENV",
  "NODE_OPTIONS",
  "SERVER_DEATHS",
  "NEXT_DIST_DIR",
  "NEXT_OUTPUT",
  "NEXT_RUNTIME",
  "VERCEL",
  "PATH",
  "INIT_CWD",
  "KAAMSETU_TOOLS",
];

const example = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
const documents = ["deployment", "operations"].map((name) => readFileSync(`docs/${name}.md`, "utf8")).join("\n");

/** Settings that the server in front and the commands read by themselves. */
const readElsewhere = listFiles(process.cwd())
  .filter((file) => /^(server|scripts)\/.*\.(ts|mjs)$/.test(file))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\b(?:process\.)?env\.([A-Z][A-Z0-9_]+)/g)])
  .map(([, name]) => name!);

const wanted = [...new Set([...SETTING_NAMES, ...readElsewhere])].filter((name) => !NOT_FOR_PEOPLE.includes(name));

test("each setting is in .env.example, once", () => {
  expect(wanted.length).toBeGreaterThan(60);
  expect(wanted.filter((name) => !example.includes(name))).toEqual([]);
  expect(new Set(example).size).toBe(example.length);
});

test("each setting has its words in the documents", () => {
  const isTold = (name: string) =>
    new RegExp(`\`${name}[\`=]`).test(documents) || (name.startsWith("S3_") && documents.includes(name));
  expect([...new Set([...wanted, ...example])].filter((name) => !isTold(name))).toEqual([]);
});

test("the dashboard reads metrics that there are", () => {
  const { panels } = JSON.parse(readFileSync("docs/grafana.json", "utf8")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const metrics = readFileSync("lib/platform/observing/metrics.ts", "utf8");
  const names = panels.flatMap(({ targets }) => targets).flatMap(({ expr }) => expr.match(/kaamsetu_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(5);
  for (const name of new Set(names)) {
    const base = name.replace(/^kaamsetu_/, "").replace(/_(count|sum|bucket)$/, "");
    expect(metrics, name).toContain(`\${PREFIX}${base}\``);
  }
});
