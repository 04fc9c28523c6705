import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Refusal } from "./refusal";

const PRODUCT = /^(?:app|components|lib)\/|^(?:middleware|instrumentation)\.ts$/;

/** The places in the product that may read the environment. */
const READERS: Record<string, string> = {
  "lib/env.ts": "checks every setting once",
  "instrumentation.ts": "Next replaces NEXT_RUNTIME by its value while it builds",
};

const ENVIRONMENT = "Settings are read in lib/env.ts alone, which checks them at boot: use getEnv().";
const COMPUTED = "An import of a computed path cannot be checked: write the path, or a table of paths.";

/**
 * Places outside lib/env.ts where code of the product reads `process.env`, under any name, or imports a computed path,
 * which no rule can see.
 */
export function checkSettings(root: string, files: readonly string[]): Refusal[] {
  return files
    .filter((file) => PRODUCT.test(file))
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(path.join(root, file), "utf8"),
        ts.ScriptTarget.Latest,
        true,
      );
      return findings(source).map(({ node, reason }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        return { file: `${file}:${line + 1}`, reason };
      });
    });
}

type Finding = { node: ts.Node; reason: string };

function findings(source: ts.SourceFile): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (!(source.fileName in READERS) && readsEnvironment(node)) found.push({ node, reason: ENVIRONMENT });
    if (importsComputed(node)) found.push({ node, reason: COMPUTED });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Any use of `process` except a named member other than `env`; or Node's module of that name. */
function readsEnvironment(node: ts.Node): boolean {
  if (ts.isStringLiteral(node)) return /^(?:node:)?process$/.test(node.text) && isModuleName(node);
  if (!ts.isIdentifier(node) || node.text !== "process") return false;
  const { parent } = node;
  // A member or property that merely has the same name, unless it is the global object's.
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return parent.expression.getText() === "globalThis";
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent)) return false;
  return !(ts.isPropertyAccessExpression(parent) && parent.name.text !== "env");
}

const isModuleName = ({ parent }: ts.StringLiteral): boolean =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isCallExpression(parent);

function importsComputed(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
  const [target] = node.arguments;
  return (isImport || isRequire) && !(target && ts.isStringLiteralLike(target));
}
