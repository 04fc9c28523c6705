// npm run db:migration -- name – writes the SQL that leads from the migrations to the schema as a new migration.
import { withDatabase } from "./lib/database.mjs";
import { writeMigration } from "./lib/migration-files.mjs";
import { pendingSql } from "./lib/migrations.mjs";
import { UserError, runCommand } from "./lib/user-error.mjs";

await runCommand(async () => {
  const name = (process.argv[2] ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "_");
  if (!name) throw new UserError("Give the new migration a name: npm run db:migration -- add_job_budget");
  const sql = await withDatabase(pendingSql);
  if (!sql) {
    console.log("The migrations already lead to the schema: there is nothing to write.");
    return;
  }
  console.log(`Wrote ${writeMigration(name, sql)}\nRead it, add what the schema cannot say, then: npm run db:migrate`);
});
