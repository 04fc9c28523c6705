// npm run db:migrate – applies the migrations that the database does not have yet.
// npm run db:migrate -- --rolled-back NAME – lets a migration that failed be tried again.
import { parseArgs } from "node:util";
import { withDatabase } from "./lib/database.mjs";
import { markRolledBack } from "./lib/migrations.mjs";
import { bringUpToDate } from "./lib/up-to-date.mjs";
import { runCommand } from "./lib/user-error.mjs";

await runCommand(() =>
  withDatabase(async (url) => {
    const { values } = parseArgs({ options: { "rolled-back": { type: "string" } } });
    if (values["rolled-back"]) await markRolledBack(url, values["rolled-back"]);
    await bringUpToDate(url, (applied) => {
      for (const name of applied) console.log(`Applied ${name}`);
      if (applied.length === 0) console.log("The database is up to date.");
    });
  }),
);
