import { DAY_MS, epochNow } from "@/lib/core/time";
import { READER_HEADER } from "@/lib/platform/http/reader-header";
import { askServiceWorker, findServiceWorker, registerServiceWorker } from "../service-worker";
import { readKept, writeKept, type Kept } from "./kept-paths";
import { assetsOf, fetchFrame, FRESHENED, LIST, parse, readFrame, stillList, stillPage } from "./still-document";

const MOST_JOBS = 50;

const isJob = ({ path }: Kept): boolean => path.startsWith("/jobs/");

/** Gives the page to the service worker as it is shown, and a few lists that may matter. @param userId the reader. */
export async function keepPage(userId: string): Promise<void> {
  // A worker that was being installed when the network went is gone; the next page tries again.
  if (!document.getElementById("main") || !(await registerServiceWorker()) || !(await findServiceWorker())) return;
  const begun = await askServiceWorker<string>("reading", { ask: "begin", userId });
  const at = epochNow();
  const language = document.documentElement.lang;
  const before = readKept().filter((page) => page.language === language);
  const isFresh = (wanted: string) => before.some(({ path, at: keptAt }) => path === wanted && at - keptAt < DAY_MS);
  const seen: [string, Document][] = [[window.location.pathname, document]];
  for (const path of isSaving() ? [] : FRESHENED) {
    const page = isFresh(path) || path === window.location.pathname ? null : await fetchPage(path, userId);
    if (page) seen.push([path, page]);
  }
  const keptFrame = isFresh(LIST) ? await readFrame() : null;
  const frame = keptFrame ?? (await fetchFrame("same-origin"));
  if (!frame) return;
  const added = seen.map(([path, page]): Kept => ({ path, title: page.title, at, language }));
  if (!keptFrame) added.push({ path: LIST, title: frame.title, at, language });
  const all = [...added, ...before.filter(({ path }) => !added.some((page) => page.path === path))];
  all.sort((a, b) => b.at - a.at);
  const kept = [...all.filter((page) => !isJob(page)), ...all.filter(isJob).slice(0, MOST_JOBS)];
  const isDone = await askServiceWorker<boolean>("reading", {
    ...{ ask: "keep", begun, userId, paths: kept.map(({ path }) => path) },
    documents: [
      stillList(
        frame,
        kept.filter(({ path }) => path !== LIST),
      ),
      ...seen.map(([path, page]) => stillPage(frame, page, path, at)),
    ],
    assets: assetsOf(frame, ...seen.map(([, page]) => page)),
  });
  // False after a logout in another tab.
  if (isDone) writeKept(kept);
}

const isSaving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A page as the server draws it; null unless it is this account's. */
async function fetchPage(path: string, userId: string): Promise<Document | null> {
  const answer = await fetch(path, { headers: { Accept: "text/html" } });
  const isOurs = answer.ok && !answer.redirected && answer.headers.get(READER_HEADER) === userId;
  return isOurs ? parse(await answer.text()) : null;
}

/** Deletes all that is kept, as a logout must. */
export async function forgetKeptPages(): Promise<void> {
  await askServiceWorker("reading", { ask: "forget" }).catch((error: unknown) => console.error("Not forgotten", error));
  writeKept(null);
}
