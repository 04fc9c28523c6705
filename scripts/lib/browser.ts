import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { UserError } from "../before-install/errors.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { runStep } from "../before-install/steps.mjs";

const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_BROWSER = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Ways to find and install a browser; tests replace them. */
type Ways = { find?: () => Promise<string | undefined>; attempts?: (() => Promise<void>)[] };

/**
 * The path of a Chromium for the journeys: CHROMIUM_PATH, Playwright's own, an installed one, or one installed now.
 * @throws UserError if there is none and none can be installed.
 */
export async function ensureBrowser({ find = findBrowser, attempts = installers() }: Ways = {}): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new UserError(
      `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no browser that starts: correct it or leave it out.`,
    );
  }
  let browser = await find();
  for (const attempt of browser ? [] : attempts) {
    await attempt().catch((error: unknown) => console.log(`  ${error instanceof Error ? error.message : error}`));
    browser = await find();
    if (browser) break;
  }
  if (browser) return browser;
  throw new UserError(
    "The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one (Debian, as root: apt-get install chromium).",
  );
}

/** An installed Chromium, or undefined. */
async function findBrowser(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath(), ...SYSTEM_BROWSERS.map(inPath), MAC_BROWSER].find(works);
}

const installers = () => [
  downloadPlaywrights,
  ...(process.getuid?.() === 0 && inPath("apt-get") ? [installDebians] : []),
];

function downloadPlaywrights(): Promise<void> {
  const cli = path.join(projectDir, "node_modules", "@playwright", "test", "cli.js");
  return runStep("Downloading Playwright's Chromium", process.execPath, [cli, "install", "chromium"], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    mayFail: true,
  });
}

/** Includes fonts for Indian scripts: without them every word in nine languages is a row of boxes. */
function installDebians(): Promise<void> {
  const command = "apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-core";
  return runStep("Installing Debian's Chromium", "sh", ["-c", command], { env: { DEBIAN_FRONTEND: "noninteractive" } });
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Also detects a downloaded browser with missing libraries, and Ubuntu's placeholder that asks for a snap. */
function works(file: string | undefined): boolean {
  return Boolean(file && existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0);
}
