import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../structure/files";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A file, its content, and the start of its refusal. */
type Probe = [file: string, code: string, reason: string];

const NO_DATABASE = "A page or handler is an adapter";
const NO_SERVER = "Components see only the browser-safe files of lib/";
const NO_DOMAIN = "Plumbing never imports a domain";
const ORDER =
  "Domain order: trust → users → profiles → jobs → applications → grievances → reports → notifications → delivery → own-data → tidy → admin → api-docs";
const SETTINGS = "Settings are read in lib/platform/env.ts alone";
const NAMES = "A domain's file is named by one of options, schema, types, api, policy";
const NO_APP = "app/ is routing only";
const NEXT_AUTH = "Everything of next-auth stays inside lib/access/auth";

const PROBES: Probe[] = [
  [
    "app/[locale]/(worker)/zz/page.tsx",
    `import { db } from "@/lib/platform/db/client"; export default () => String(db);`,
    NO_DATABASE,
  ],
  [
    "app/[locale]/zz-generated.ts",
    `import { Prisma } from "@/lib/platform/db/generated/client"; export const zz = Prisma;`,
    NO_DATABASE,
  ],
  [
    "app/[locale]/zz-handler.ts",
    `export { GET } from "../api/user/route";`,
    "A page calls the query or service itself",
  ],
  ["app/api/zz.ts", `export { db } from "../../lib/platform/db/client";`, NO_DATABASE],
  ["app/api/zz-pg.ts", `import pg from "pg"; export const zz = pg;`, NO_DATABASE],
  ["app/api/zz-card.ts", `export { Card } from "@/components/ui/card";`, "A handler answers data"],
  ["middleware-zz.ts", `export const zz = 1;`, "No such file of code is known at the top"],
  ["components/jobs/zz-db.ts", `export { db } from "../../lib/platform/db/client";`, NO_SERVER],
  ["components/jobs/zz-dynamic.ts", `export const zz = () => import("@/lib/platform/db/client");`, NO_SERVER],
  ["components/jobs/zz-queries.ts", `export { listJobs } from "../../lib/domains/jobs/queries";`, NO_SERVER],
  [
    "components/jobs/zz-type.ts",
    `import type { Prisma } from "@/lib/platform/db/generated/client"; export type Zz = Prisma.JobSelect;`,
    NO_SERVER,
  ],
  ["components/jobs/zz-type-query.ts", `export type Zz = import("@/lib/domains/jobs/service").Zz;`, NO_SERVER],
  ["components/jobs/zz-env.ts", `export { getEnv } from "../../lib/platform/env";`, NO_SERVER],
  ["components/jobs/zz-audit.ts", `export { listAudit } from "@/lib/domains/admin/audit-queries";`, NO_SERVER],
  [
    "components/jobs/zz-reaches.ts",
    `export { zz } from "@/lib/platform/http/zz";`,
    "This runs in browsers too, and what it imports leads to server code",
  ],
  [
    "components/jobs/zz-answer.ts",
    `export { jobSchema } from "@/lib/domains/jobs/types";`,
    "The schemas of answers are the server's",
  ],
  ["components/jobs/zz-fs.ts", `export { readFileSync } from "node:fs";`, "Components run in browsers"],
  ["components/jobs/zz-setting.ts", `export const zz = process.env.SESSION_SECRET;`, SETTINGS],
  ["components/jobs/zz-auth.ts", `export * from "next-auth/react";`, NEXT_AUTH],
  ["components/jobs/zz-app.ts", `export { default } from "../../app/robots";`, NO_APP],
  ["components/jobs/zz-later.ts", `export { JobTitle } from "../applications/job-title";`, "Order inside components/"],
  [
    "components/jobs/zz-later-domain.ts",
    `export { APPLICATION_STATUSES } from "@/lib/domains/applications/options";`,
    "components/jobs draws jobs and sees no later domain",
  ],
  ["components/jobs/zz.test.ts", `export const zz = 1;`, "Tests are in tests/"],
  ["components/ui/zz.ts", `export { href } from "@/lib/access/routes";`, "components/ui are primitives"],
  [
    "components/shared/zz.ts",
    `export { JOB_STATUSES } from "@/lib/domains/jobs/options";`,
    "components/ui, shared, form serve every domain",
  ],
  ["components/zz/box.ts", `export const zz = 1;`, "No folder zz is known in components/"],
  ["lib/zz/helpers.ts", `export { Card } from "../../components/ui/card";`, "lib/ never knows who draws it"],
  ["lib/zz/order.ts", `export { listForWorker } from "../domains/applications/queries";`, NO_DOMAIN],
  ["lib/zz/auth.ts", `import nextAuth from "next-auth"; export const zz = nextAuth;`, NEXT_AUTH],
  ["lib/zz/app.ts", `export { default } from "@/app/robots";`, NO_APP],
  ["lib/zz/room.ts", `export const zz = 1;`, "No room zz/room is known in lib/"],
  ["lib/zz.ts", `export const zz = 1;`, "No room zz is known in lib/"],
  ["lib/domains/jobs/utils.ts", `export { listForWorker } from "../applications/queries";`, ORDER],
  ["lib/domains/jobs/helpers.ts", `export const zz = 1;`, NAMES],
  ["lib/domains/jobs/parts/zz-options.ts", `export const zz = 1;`, NAMES],
  [
    "lib/domains/jobs/zz-queries.ts",
    `export const zz = 1;`,
    `Files named rows, queries, service begin with import "server-only"`,
  ],
  [
    "lib/domains/jobs/zz-policy.ts",
    `export { listJobs } from "./queries";`,
    "This runs in browsers too, and what it imports leads to server code",
  ],
  ["lib/platform/uploads/zz.ts", `export { listForWorker } from "@/lib/domains/applications/queries";`, NO_DOMAIN],
  ["lib/language/i18n/zz.ts", `export { AppError } from "@/lib/platform/http/errors";`, "Order inside lib/"],
  ["lib/platform/http/zz.ts", `export { db as zz } from "../db/client";`, ""],
  // A cycle is reported for one of its files.
  ["lib/platform/http/zz-circle.ts", `export { zz } from "./zz-circle-back"; export const ow = 1;`, ""],
  [
    "lib/platform/http/zz-circle-back.ts",
    `export { ow } from "./zz-circle"; export const zz = 1;`,
    "A circle of imports",
  ],
  ["lib/platform/http/zz-self.ts", `export { zz as ow } from "./zz-self"; export const zz = 1;`, "A circle of imports"],
  [
    "lib/platform/http/zz-script.ts",
    `export { projectDir } from "../../../scripts/before-install/settings.mjs";`,
    "The product imports the product alone",
  ],
  ["lib/platform/http/zz-nothing.ts", `export * from "@/lib/platform/http/nothing";`, "Nothing is found there"],
  [
    "lib/platform/http/zz-computed.ts",
    `export const zz = (name: string) => import(name);`,
    "An import of a computed path",
  ],
  ["lib/platform/http/zz-element.ts", `export const zz = process["env"].PORT;`, SETTINGS],
  ["lib/platform/http/zz-whole.ts", `const { env } = process; export const zz = env;`, SETTINGS],
  ["lib/platform/http/zz-global.ts", `export const zz = globalThis.process.env.PORT;`, SETTINGS],
  ["lib/platform/http/zz-module.ts", `import { env } from "node:process"; export const zz = env;`, SETTINGS],
  [
    "lib/platform/http/zz-long.ts",
    `export const zz = 1;\n${"export {};\n".repeat(250)}`,
    "251 lines; 250 are the most",
  ],
  ["scripts/zz.ts", `export { Card } from "../components/ui/card";`, "Scripts, seed and measures work with lib/"],
  ["helpers/zz.ts", `export const zz = 1;`, "No folder helpers/ is known at the top"],
  ["components/jobs/zz-common.cts", `export { db } from "../../lib/platform/db/client";`, NO_SERVER],
  ["lib/platform/http/zz-common.cts", `export const zz = process.env.PORT;`, SETTINGS],
  ["zz.cjs", `module.exports = 1;`, "No such file of code is known at the top"],
  ["components/jobs/.zz/hidden.ts", `export const zz = process.env.PORT;`, SETTINGS],
  [
    "components/jobs/zz-through-policy.ts",
    `export { Zz } from "@/lib/domains/jobs/zz-database-policy";`,
    "This runs in browsers too, and what it imports leads to server code",
  ],
  [
    "lib/domains/jobs/zz-database-policy.ts",
    `export { Prisma as Zz } from "@/lib/platform/db/generated/client";`,
    "A file that exports the database again",
  ],
  [
    "lib/domains/jobs/zz-node-policy.ts",
    `import { readFileSync } from "node:fs"; export const zz = readFileSync;`,
    "This runs in",
  ],
  [
    "lib/domains/jobs/zz-request-client.ts",
    `import { cookies } from "next/headers"; export const zz = cookies;`,
    "This runs in",
  ],
  [
    "components/jobs/zz-request.ts",
    `import { headers } from "next/headers"; export const zz = headers;`,
    "This runs in",
  ],
  [
    "components/jobs/zz-reindex.ts",
    `export { rereadJobs } from "@/lib/domains/jobs/reread-service";`,
    "This runs in browsers",
  ],
  [
    "components/jobs/zz-contract.ts",
    `export { usersApi } from "@/lib/domains/users/api";`,
    "The schemas of answers are the",
  ],
  [
    "components/jobs/zz-plumbing.ts",
    `export * from "@/lib/language/translation/types";`,
    "The schemas of answers are the",
  ],
  ["app/api/zz-rows.ts", `export { cardSelect } from "@/lib/domains/jobs/rows";`, "Rows are what a domain's queries"],
  ["lib/platform/http/zz-any-global.ts", `const g = globalThis; export const zz = g.process.env;`, SETTINGS],
  ["lib/platform/http/zz-global-element.ts", `export const zz = globalThis["process"].env;`, SETTINGS],
  ["server/zz.ts", `export const zz = process.env.PORT;`, SETTINGS],
  ["server/zz-db.ts", `export { db } from "../lib/platform/db/client";`, "server/ runs in front of the application"],
  ["server/zz-reaches.ts", `export * from "../lib/access/auth/session";`, "This leads to the database"],
  [
    "lib/platform/http/zz-require.ts",
    `import { createRequire } from "node:module"; export const zz = createRequire(import.meta.url)("../jobs/queries");`,
    "An import of a computed path",
  ],
  [
    "lib/platform/http/zz-worker.ts",
    `export const zz = new Worker(new URL("../jobs/queries.ts", import.meta.url));`,
    "An import of a computed path",
  ],
  ["docs/zz.ts", `export { Card } from "../components/ui/card";`, "What is served or read as it stands"],
  ["public/zz.js", `export * from "../lib/access/routes";`, "What is served or read as it stands"],
];

const copy = mkdtempSync(path.join(tmpdir(), "structure-"));
let lines: string[] = [];

// One copy containing everything forbidden: following the imports takes most of the time.
beforeAll(async () => {
  for (const name of [...new Set(listFiles(ROOT).map((file) => file.split("/")[0]!))]) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  for (const [file, code] of PROBES) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), `${code}\n`);
  }
  lines = await structureOf(copy);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The output of `npm run structure` in a tree. */
const structureOf = (root: string): Promise<string[]> =>
  new Promise((resolve) => {
    const args = ["node_modules/tsx/dist/cli.mjs", "structure/check.ts"];
    execFile(process.execPath, args, { cwd: root }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.split("\n")),
    );
  });

const reasonsOf = (file: string): string[] =>
  lines.flatMap((line, index) => (line.split(/:\d+$| → /)[0] === file ? [lines[index + 1]!.trim()] : []));

test.each(PROBES.filter(([, , reason]) => reason !== ""))("%s is refused", (file, _code, reason) => {
  expect(reasonsOf(file)).toContainEqual(expect.stringContaining(reason));
});

test("refuses nothing else", () => {
  const planted = new Set(PROBES.map(([file]) => file));
  const refused = lines
    .filter((line) => /^\S/.test(line) && !/refused\./.test(line))
    .map((line) => line.split(/:\d+$| → /)[0]!);
  expect(refused.filter((file) => file !== "" && !planted.has(file))).toEqual([]);
});
