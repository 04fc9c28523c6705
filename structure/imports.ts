import { cruise, type ICruiseResult, type IDependency, type IViolation } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import path from "node:path";
import { EXCEPTIONS, type Exception } from "./exceptions";
import { FORBIDDEN, REQUIRED } from "./import-rules";
import type { Refusal } from "./refusal";

const ORDER = [...FORBIDDEN, ...REQUIRED].map(({ name }) => name);
const REASONS = new Map([...FORBIDDEN, ...REQUIRED].map(({ name, comment }) => [name, comment ?? ""]));

/**
 * Every import below `root` that a rule refuses, by the path it resolves to: aliases, relative paths, `import()` and
 * type imports alike.
 * @param files the code files to follow, relative to `root`.
 */
export async function checkImports(root: string, files: readonly string[]): Promise<Refusal[]> {
  const tsConfig: unknown = extractTSConfig(path.join(root, "tsconfig.json"));
  const { output } = await cruise(
    [...files],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...FORBIDDEN], required: [...REQUIRED] },
      doNotFollow: { path: "node_modules" },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: path.join(root, "tsconfig.json") },
      enhancedResolveOptions: {
        exportsFields: ["exports"],
        conditionNames: ["import", "require", "node", "default", "types"],
      },
    },
    undefined,
    { tsConfig },
  );
  if (typeof output === "string") throw new Error("dependency-cruiser answered a text where its result was wanted.");
  return [...unseen(output, files), ...unused(output), ...refused(output)];
}

/** Without TypeScript the cruiser would read no modules, find no fault and succeed; hence the count of modules read. */
function unseen({ modules }: ICruiseResult, files: readonly string[]): Refusal[] {
  const read = new Set(modules.map(({ source }) => source));
  const missing = files.filter((file) => !read.has(file));
  const edges = modules.flatMap(({ dependencies }) => dependencies);
  if (missing.length === 0 && edges.length >= files.length) return [];
  const file = missing[0] ?? files[0] ?? ".";
  return [{ file, reason: `Imports were not read: ${missing.length} of ${files.length} files are missing.` }];
}

function refused({ summary }: ICruiseResult): Refusal[] {
  const byEdge = new Map<string, IViolation>();
  for (const violation of summary.violations) {
    if (EXCEPTIONS.some((exception) => allows(exception, violation.from, violation.to))) continue;
    const edge = `${violation.from} ${violation.cycle ? "circle" : violation.to}`;
    const known = byEdge.get(edge);
    if (!known || ORDER.indexOf(violation.rule.name) < ORDER.indexOf(known.rule.name)) byEdge.set(edge, violation);
  }
  return [...byEdge.values()].map(toRefusal);
}

function toRefusal({ from, to, rule, cycle, via }: IViolation): Refusal {
  const steps = (cycle ?? via ?? []).map(({ name }) => name);
  const target = steps.length > 0 ? steps.join(" → ") : to;
  return { file: from, target: target === from ? undefined : target, reason: REASONS.get(rule.name) ?? rule.name };
}

/** Exceptions that no import needs any more: if left, they might let through an import nobody has considered. */
function unused({ modules }: ICruiseResult): Refusal[] {
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }: IDependency) => [source, resolved] as const),
  );
  return EXCEPTIONS.filter((exception) => !edges.some(([from, to]) => allows(exception, from, to))).map(
    ({ from, to }) => ({
      file: "structure/exceptions.ts",
      reason: `No import from ${from} to ${to} needs its exception.`,
    }),
  );
}

const allows = ({ from, to }: Exception, source: string, target: string) => from.test(source) && to.test(target);
