import { withConnection } from "./connection.mjs";
import { typescriptArgs } from "./run-typescript.mjs";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";

/** Brings positions that an older rule of search made up to the present one; one look into an index when there are none. */
export async function remakeOldSearchTexts(url) {
  const { tsImport } = await import("tsx/esm/api");
  const { SEARCH_VERSION } = await tsImport("../../lib/jobs/search-version.ts", import.meta.url);
  const { rowCount } = await withConnection(url, (client) =>
    client.query("SELECT 1 FROM jobs WHERE search_version < $1 LIMIT 1", [SEARCH_VERSION]),
  );
  if (rowCount === 0) return;
  await runStep(
    "Making the positions' search texts anew",
    process.execPath,
    typescriptArgs("scripts/search-texts.ts"),
    {
      cwd: projectDir,
      env: { DATABASE_URL: url },
    },
  );
}
