import { withConnection } from "./connection.mjs";
import { typescriptArgs } from "./run-typescript.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

/** Writes the demo data into a database that has no users. */
export async function seedWhenEmpty(env) {
  const { rowCount } = await withConnection(env.DATABASE_URL, (client) => client.query("SELECT 1 FROM users LIMIT 1"));
  if (rowCount > 0) return;
  await runStep("Writing demo data", process.execPath, typescriptArgs("prisma/seed/index.ts"), {
    cwd: projectDir,
    env,
  });
}

/** The demo accounts of all kinds that are in the database: `kind`, `username`, `password`. */
export async function demoAccounts(url) {
  const accounts = await allDemoAccounts();
  const { rows } = await withConnection(url, (client) =>
    client.query("SELECT username FROM users WHERE username = ANY($1) AND deactivated_at IS NULL", [
      accounts.map(({ username }) => username),
    ]),
  );
  const present = new Set(rows.map(({ username }) => username));
  return accounts.filter(({ username }) => present.has(username));
}

/** The demo accounts that the seed makes: `kind`, `username`, `password`. */
export async function allDemoAccounts() {
  const { tsImport } = await import("tsx/esm/api");
  const { DEMO_ACCOUNTS } = await tsImport("../../prisma/seed/accounts.ts", import.meta.url);
  return Object.entries(DEMO_ACCOUNTS).map(([kind, account]) => ({ kind, ...account }));
}
