import { askServiceWorker, findServiceWorker, registerServiceWorker } from "../service-worker";
import { writeKept } from "./kept-paths";

/** Gives the page to the service worker as it is shown, which costs no data. @param userId its reader. */
export async function keepPage(userId: string): Promise<void> {
  const main = document.getElementById("main");
  // A worker that was being installed when the network went is gone; the next page tries again.
  if (!main || !(await registerServiceWorker()) || !(await findServiceWorker())) return;
  const page = {
    userId,
    path: window.location.pathname,
    language: document.documentElement.lang,
    title: document.title,
    html: main.innerHTML,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  };
  writeKept(await askServiceWorker<string[]>("reading", { ask: "keep", page }));
}

/** Deletes all that is kept, as a logout must. */
export async function forgetKeptPages(): Promise<void> {
  await askServiceWorker("reading", { ask: "forget" }).catch((error: unknown) => console.error("Not forgotten", error));
  writeKept(null);
}
