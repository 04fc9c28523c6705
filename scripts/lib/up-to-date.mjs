import { migrate } from "./migrations.mjs";
import { remakeOldSearchTexts } from "./search-texts.mjs";

/**
 * Brings the database of `url` up to this version: its migrations, then the search texts that an older rule made.
 * @param onApplied called with the names of the migrations that were applied, before what follows them.
 */
export async function bringUpToDate(url, onApplied = () => {}) {
  onApplied(await migrate(url));
  await remakeOldSearchTexts(url);
}
