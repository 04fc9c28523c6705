import { withConnection } from "./connection.mjs";
import { allDemoAccounts } from "./demo-data.mjs";
import { typescriptArgs } from "./run-typescript.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

/** Makes the super_admin that ADMIN_USERNAME and ADMIN_PASSWORD describe, when there is none but the demo data's. */
export async function createFirstAdmin(env) {
  if (!process.env.ADMIN_USERNAME || !process.env.ADMIN_PASSWORD) return;
  const demoNames = (await allDemoAccounts()).map(({ username }) => username);
  const { rowCount } = await withConnection(env.DATABASE_URL, (client) =>
    client.query("SELECT 1 FROM users WHERE role = 'super_admin' AND username <> ALL($1) LIMIT 1", [demoNames]),
  );
  if (rowCount > 0) return;
  const args = typescriptArgs("scripts/admin-create.ts");
  await runStep("Creating the first administrator", process.execPath, args, { cwd: projectDir, env });
}
