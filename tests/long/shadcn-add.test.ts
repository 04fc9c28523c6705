import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** The version that components.json is written for. */
const SHADCN = "shadcn@4.23.0";
const STYLE = "new-york-v4";

/** A component as the registry writes them: its own aliases, the registry's names of variants and sizes. */
const PAGER = `import * as React from "react"
import { ChevronRightIcon } from "lucide-react"

import { cn } from "@/lib/core/utils"
import { Badge } from "@/registry/${STYLE}/ui/badge"
import { Button, buttonVariants } from "@/registry/${STYLE}/ui/button"
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/registry/${STYLE}/ui/card"

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const
const SIZES = ["default", "xs", "sm", "lg", "icon", "icon-xs", "icon-sm", "icon-lg"] as const

function Pager({ className, ...props }: React.ComponentProps<typeof Button>) {
  return (
    <Card className={cn("bg-accent text-accent-foreground", className)}>
      <CardHeader>
        <CardTitle>Pages</CardTitle>
        <CardDescription>All of them</CardDescription>
      </CardHeader>
      <CardContent>
        {VARIANTS.map((variant) => SIZES.map((size) => <Button key={variant + size} variant={variant} size={size} {...props} />))}
        {VARIANTS.map((variant) => <Badge key={variant} variant={variant} />)}
      </CardContent>
      <CardFooter>
        <Button asChild variant="secondary" size="lg">
          <a href="#next" className={buttonVariants({ variant: "ghost", size: "icon-sm" })}><ChevronRightIcon /></a>
        </Button>
      </CardFooter>
    </Card>
  )
}

export { Pager }
`;

const item = (name: string, content: string, registryDependencies: string[] = []) => ({
  name,
  type: "registry:ui",
  registryDependencies,
  files: [{ path: `registry/${STYLE}/ui/${name}.tsx`, type: "registry:ui", content }],
});

const DEPENDENCIES = ["badge", "button", "card"];
const ANSWERS: Record<string, unknown> = {
  "/colors/neutral.json": {
    inlineColors: { light: {}, dark: {} },
    cssVars: {},
    inlineColorsTemplate: "",
    cssVarsTemplate: "",
  },
  [`/styles/${STYLE}/pager.json`]: item("pager", PAGER, DEPENDENCIES),
  ...Object.fromEntries(
    DEPENDENCIES.map((name) => [`/styles/${STYLE}/${name}.json`, item(name, "export const other = 1\n")]),
  ),
};

/** A small registry on this machine. */
const registry: Server = createServer((request, response) => {
  const answer = ANSWERS[request.url ?? ""];
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
});

const copy = mkdtempSync(path.join(tmpdir(), "shadcn-"));
const read = (file: string) => readFileSync(path.join(copy, file), "utf8");

beforeAll(async () => {
  for (const name of ["app/globals.css", "components/ui", "lib/core/utils.ts", "components.json", "package.json"]) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(ROOT, "tsconfig.json"), "utf8")) as {
    compilerOptions: Record<string, unknown>;
  };
  const options = { ...compilerOptions, incremental: false, types: ["node", "react", "next/types/global"] };
  writeFileSync(
    path.join(copy, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, include: ["components"] }),
  );
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  registry.close();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs a command in the copy, where every question is answered with no. @returns what it wrote. */
const run = (command: string, args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const { port } = registry.address() as AddressInfo;
    const env = { ...process.env, REGISTRY_URL: `http://127.0.0.1:${port}` };
    const child = execFile(command, args, { cwd: copy, env, timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
    let questions = DEPENDENCIES.length;
    child.stdout?.on("data", (text: string) => {
      if (!text.includes("(y/N)")) return;
      child.stdin?.write("n\n");
      questions -= 1;
      if (questions === 0) child.stdin?.end();
    });
  });

test("npx shadcn add puts a component where ours are, with our aliases, and keeps ours; it compiles", async () => {
  const ours = DEPENDENCIES.map((name) => read(`components/ui/${name}.tsx`));
  const added = await run("npx", ["--yes", SHADCN, "add", "pager", "--yes"]);
  expect(added.output).toContain("components/ui/pager.tsx");
  expect(read("components/ui/pager.tsx")).toContain(`from "@/components/ui/button"`);
  expect(read("components/ui/pager.tsx")).toContain(`from "@/lib/core/utils"`);
  expect(DEPENDENCIES.map((name) => read(`components/ui/${name}.tsx`))).toEqual(ours);
  expect(read("app/globals.css")).toMatch(/--color-secondary:[\s\S]*--color-accent:/);

  const compiled = await run(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit"]);
  expect(compiled).toEqual({ code: 0, output: "" });
}, 300_000);
