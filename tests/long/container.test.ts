import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startThrowaway, type EmbeddedServer } from "@/scripts/lib/embedded-postgres";
import { withConnection } from "@/scripts/lib/connection";

// The steps of the Dockerfile and of compose.yml, by hand and in their order: there is no Docker where tests run.

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Outside the project: nothing of its node_modules can be found from here. */
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-tools-"));
const MEGABYTE = 1_000_000;

let database: EmbeddedServer;
let urls: { owner: string; application: string };
beforeAll(async () => {
  const made = path.join(folder, "made");
  execFileSync(process.execPath, ["scripts/run.mjs", "tools-image", made], { cwd: ROOT, stdio: "pipe" });
  // As COPY --from does.
  cpSync(made, path.join(folder, "app"), { recursive: true });
  rmSync(made, { recursive: true });
  database = await startThrowaway();
  urls = await makeRoles(database.urls.superuser);
}, 120_000);
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs deploy/roles.sql, as PostgreSQL's image does by psql; under other names, because the embedded server has these. */
async function makeRoles(superuser: string) {
  const sql = readFileSync(path.join(ROOT, "deploy", "roles.sql"), "utf8").replaceAll("kaamsetu", "composed");
  await withConnection(superuser, async (client) => {
    // One at a time: a database is not created inside a transaction.
    for (const statement of sql.replaceAll(/:'(\w+)'/g, "'$1'").split(/;\n/)) {
      if (statement.trim()) await client.query(statement);
    }
  });
  const as = (username: string, password: string) =>
    Object.assign(new URL(superuser), { username, password, pathname: "/composed" }).href;
  return {
    owner: as("composed_owner", "owner_password"),
    application: as("composed_app", "app_password"),
  };
}

function tool(args: string[], settings: Record<string, string> = {}): string {
  return execFileSync(process.execPath, ["tools/bin/tools.mjs", ...args], {
    cwd: path.join(folder, "app"),
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: urls.application,
      UPLOAD_DIR: path.join(folder, "uploads"),
      // Compose passes what is not set as an empty text.
      ...{
        DIRECT_DATABASE_URL: urls.owner,
        DEMO_DATA: "",
        ADMIN_USERNAME: "",
        ADMIN_PASSWORD: "",
        APP_URL: "",
        PORT: "",
      },
      ...settings,
    } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
    stdio: "pipe",
  });
}

const count = (sql: string) =>
  withConnection(urls.owner, async (client) => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
    return rows[0]!.count;
  });

const sizeOf = (place: string): number =>
  statSync(place).isDirectory()
    ? readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0)
    : statSync(place).size;

test("the tools are small, and whole without the project", () => {
  expect(sizeOf(path.join(folder, "app"))).toBeLessThan(120 * MEGABYTE);
  expect(existsSync(path.join(folder, "app", "node_modules", "next"))).toBe(false);
});

test("setup migrates an empty database, and adds nobody without being asked", async () => {
  expect(tool(["setup"])).toContain("Applying the migration ");
  expect(await count("users")).toBe(0);
});

test("a second setup adds demo data and the first administrator of the settings, and a third nothing", async () => {
  const settings = { DEMO_DATA: "1", ADMIN_USERNAME: "chief.admin", ADMIN_PASSWORD: "Only-for-tests-99-xy" };
  tool(["setup"], settings);
  const users = await count("users");
  expect(users).toBeGreaterThan(20);
  expect(await count("users WHERE username = 'chief.admin' AND role = 'super_admin'")).toBe(1);
  expect(tool(["setup"], { ...settings, ADMIN_USERNAME: "other.admin" })).toContain("The database is up to date.");
  expect(await count("users")).toBe(users);
}, 60_000);

test("its other commands run: administrators, retention, pictures", () => {
  expect(tool(["admin", "--list"])).toMatch(/^chief\.admin +super_admin/m);
  expect(tool(["tidy", "--dry-run"])).toContain("nothing was changed");
  expect(tool(["uploads-clean", "--dry-run", "--force"])).toMatch(/\d/);
}, 60_000);

test("without a database it says so in one sentence", () => {
  expect(() => tool(["migrate"], { DATABASE_URL: "", DIRECT_DATABASE_URL: "" })).toThrow(/DATABASE_URL is missing/);
  expect(() => tool(["mystery"])).toThrow(/Name one of migrate, setup, admin, tidy, uploads-clean/);
});
