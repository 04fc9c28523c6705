import path from "node:path";
import { seedWhenEmpty } from "./demo-data.mjs";
import { startEmbedded } from "./embedded-postgres.mjs";
import { createFirstAdmin } from "./first-admin.mjs";
import { keptSessionSecret } from "./session-secret.mjs";
import { bringUpToDate } from "./up-to-date.mjs";

/**
 * Makes the database ready – started, migrated, with demo data where they are wanted – and returns the settings that the
 * application needs, as environment variables. The embedded server is stopped at the end of `lifecycle`.
 */
export async function prepareApplication(settings, lifecycle) {
  const { databaseUrl, dataDir } = settings;
  const env = {
    DATABASE_URL: databaseUrl ?? (await startedEmbedded(dataDir, lifecycle)),
    SESSION_SECRET: process.env.SESSION_SECRET || keptSessionSecret(dataDir),
    UPLOAD_DIR: path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads")),
  };
  await bringUpToDate(env.DATABASE_URL, ({ length }) => {
    if (length > 0) console.log(`Applied ${length} database migration${length === 1 ? "" : "s"}.`);
  });
  if (settings.demoData) await seedWhenEmpty(env);
  await createFirstAdmin(env);
  return env;
}

async function startedEmbedded(dataDir, lifecycle) {
  const server = await startEmbedded({ dataDir });
  lifecycle.onEnd(server.stop);
  if (server.home !== dataDir) {
    console.log(`The database is kept in ${server.home}: the system user that runs it may not enter ${dataDir}.`);
  }
  void server.exited.then(() =>
    lifecycle.fail("The database server has ended unexpectedly; its log is in the data folder."),
  );
  return server.url;
}
