// npm run db:migrate – applies the migrations that the database does not have yet.
// npm run db:migrate -- --rolled-back NAME – lets a migration that failed be tried again.
import { parseArgs } from "node:util";
import { withDatabase } from "./lib/database.mjs";
import { markRolledBack, migrate } from "./lib/migrations.mjs";
import { remakeOldSearchTexts } from "./lib/search-texts.mjs";
import { runCommand } from "./lib/user-error.mjs";

await runCommand(() =>
  withDatabase(async (url) => {
    const { values } = parseArgs({ options: { "rolled-back": { type: "string" } } });
    if (values["rolled-back"]) await markRolledBack(url, values["rolled-back"]);
    const applied = await migrate(url);
    for (const name of applied) console.log(`Applied ${name}`);
    if (applied.length === 0) console.log("The database is up to date.");
    await remakeOldSearchTexts(url);
  }),
);
