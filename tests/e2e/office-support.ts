import type { BrowserContextOptions, Page } from "@playwright/test";
import { DESKTOP, signIn, type People } from "./support";

/** A page of the office, as the demo data's admin. */
export async function openAsAdmin(people: People, path: string, size: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await people.browse(null, size);
  await signIn(page.context(), "admin");
  await page.goto(path);
  return page;
}
