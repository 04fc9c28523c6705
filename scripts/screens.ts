import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_ACCOUNTS, type AccountKind } from "../prisma/seed/accounts";
import { runCommand, UserError } from "./before-install/errors.mjs";
import { projectDir } from "./before-install/settings.mjs";
import { ensureBrowser } from "./lib/browser";

// npm run screens -- http://localhost:3000 – takes the README's pictures from a running server with demo data.
const FOLDER = path.join(projectDir, "docs", "pictures");
/** A picture of the README may weigh no more. */
const MOST_BYTES = 20 * 1024;

const PHONE: BrowserContextOptions = {
  ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

type Shot = {
  kind: AccountKind;
  language: "en" | "hi";
  size: BrowserContextOptions;
  open: (page: Page) => Promise<string>;
};

const first = async (page: Page, list: string): Promise<string> => {
  const [record] = (await (await page.request.get(list)).json()) as { id: string }[];
  if (!record) throw new UserError(`${list} is empty: start the server with its demo data.`);
  return record.id;
};

const SHOTS: Record<string, Shot> = {
  "worker-home": { kind: "worker", language: "hi", size: PHONE, open: () => Promise.resolve("/") },
  "worker-job": {
    kind: "worker",
    language: "hi",
    size: PHONE,
    open: async (page) => `/jobs/${await first(page, "/api/jobs?limit=1")}`,
  },
  "employer-applications": {
    kind: "employer",
    language: "en",
    size: DESKTOP,
    open: async (page) =>
      `/job-applications/${await first(page, "/api/client/service-requests?limit=1&sort=applications")}`,
  },
  "admin-dashboard": { kind: "admin", language: "en", size: DESKTOP, open: () => Promise.resolve("/") },
};

async function take(
  browser: Browser,
  origin: string,
  name: string,
  { kind, language, size, open }: Shot,
): Promise<void> {
  const context = await browser.newContext({ ...size, baseURL: origin });
  await context.addCookies([{ name: "language", value: language, url: origin }]);
  const { username, password } = DEMO_ACCOUNTS[kind];
  const login = await context.request.post("/api/login", { data: { username, password } });
  if (!login.ok()) throw new UserError(`${username} cannot log in at ${origin}: start the server with its demo data.`);
  const page = await context.newPage();
  await page.goto(await open(page), { waitUntil: "networkidle" });
  const picture = await sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width: size === PHONE ? 330 : 720 })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes, more than ${MOST_BYTES}.`);
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture);
  console.log(`${name}: ${picture.length} bytes`);
  await context.close();
}

void runCommand(async () => {
  const [origin] = process.argv.slice(2);
  if (!origin) throw new UserError("Name the server: npm run screens -- http://localhost:3000");
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    for (const [name, shot] of Object.entries(SHOTS)) await take(browser, origin, name, shot);
  } finally {
    await browser.close();
  }
});
