import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Refusal } from "./refusal";

const PRODUCT = /^(?:app|components|lib|server)\/.*\.[cm]?[jt]sx?$|^(?:middleware|instrumentation|next\.config)\.ts$/;

/** The places in the product that may read the environment. */
const READERS: Record<string, string> = {
  "lib/platform/env.ts": "checks every setting once",
  "server/main.ts": "starts before the application and hands it its settings",
  "next.config.ts": "is read by the build, before there is an application",
  "instrumentation.ts": "Next replaces NEXT_RUNTIME by its value while it builds",
};

const ENVIRONMENT = "Settings are read in lib/platform/env.ts alone, which checks them at boot: use getEnv().";
const COMPUTED = "An import of a computed path cannot be checked: write the path, or a table of paths.";

/**
 * Places outside lib/platform/env.ts where code of the product reads `process.env`, under any name, or imports a computed path,
 * which no rule can see, or starts a worker.
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
    if (importsComputed(node, source.fileName)) found.push({ node, reason: COMPUTED });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Any use of `process`, also as a member, except a named member other than `env`; or Node's module of that name. */
function readsEnvironment(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node)) return /^(?:node:)?process$/.test(node.text);
  if (!ts.isIdentifier(node) || node.text !== "process") return false;
  const { parent } = node;
  // A method that merely has the same name is called; the global object's member is not.
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return !isCalled(parent);
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent)) return false;
  return !(ts.isPropertyAccessExpression(parent) && parent.name.text !== "env");
}

const isCalled = (node: ts.Expression): boolean => ts.isCallExpression(node.parent) && node.parent.expression === node;

/**
 * An import whose path no rule can see: computed, by a `require` of one's own, or of a worker's file. server/ starts the
 * one thread that there is.
 */
function importsComputed(node: ts.Node, file: string): boolean {
  if (ts.isIdentifier(node) && node.text === "createRequire") return true;
  if (ts.isNewExpression(node) && !file.startsWith("server/"))
    return /^(?:\w+\.)?(?:Shared)?Worker$/.test(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
  const [target] = node.arguments;
  return (isImport || isRequire) && !(target && ts.isStringLiteralLike(target));
}
