import type { BrowserContextOptions, Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { DESKTOP, signInAs, type People } from "./support";

/** The demo data's other admin. */
export const SECOND_ADMIN = { ...DEMO_ACCOUNTS.admin, username: "demo.support" };

/** A page of the office, as an admin of the demo data. */
export async function openAsAdmin(
  people: People,
  path: string,
  size: BrowserContextOptions = DESKTOP,
  account: { username: string; password: string } = DEMO_ACCOUNTS.admin,
): Promise<Page> {
  const page = await people.browse(null, size);
  await signInAs(page.context(), account);
  await page.goto(path);
  return page;
}
