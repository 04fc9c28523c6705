import { runningUrl, startEmbedded } from "./embedded-postgres.mjs";
import { readSettings } from "./settings.mjs";

/**
 * Opens the database that the settings name and hands its URL to `work`: DATABASE_URL, else the embedded server of the
 * data folder – the running one, or one that is started for this and stopped after it.
 */
export async function withDatabase(work) {
  const { databaseUrl, dataDir } = readSettings();
  const url = databaseUrl ?? runningUrl(dataDir);
  if (url) return work(url);
  const server = await startEmbedded({ dataDir });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
