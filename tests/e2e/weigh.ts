import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { withoutNews } from "./support";

type Weight = { html: number; script: number; css: number; heaviest: string };

/** Opens a page, and sums up what it loads before the first touch, as gzip sends it, in bytes; and names the heaviest scripts. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const files: Promise<{ type: string; url: string; bytes: number }>[] = [];
  const read = (response: Response) => {
    const type = response.request().resourceType();
    const url = response.url();
    if (type === "script" || type === "stylesheet")
      files.push(response.body().then((body) => ({ type, url, bytes: gzipSync(body).length })));
  };
  page.on("response", read);
  // With a stream the network is never idle.
  await withoutNews(page);
  const document = await page.goto(path, { waitUntil: "networkidle" });
  // Nobody waits for what it would read of the pages after this one.
  page.off("response", read);
  const html = gzipSync(await document!.body()).length;
  const loaded = (await Promise.all(files)).toSorted((one, other) => other.bytes - one.bytes);
  const sum = (type: string) => loaded.reduce((all, file) => all + (file.type === type ? file.bytes : 0), 0);
  const heaviest = loaded.slice(0, 12).map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`);
  return { html, script: sum("script"), css: sum("stylesheet"), heaviest: [path, ...heaviest].join("\n") };
}
