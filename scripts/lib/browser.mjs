import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./settings.mjs";
import { runStep } from "./steps.mjs";
import { UserError } from "./user-error.mjs";

const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_BROWSER = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The program of a Chromium for the journeys: CHROMIUM_PATH, Playwright's own, an installed one, else one that is
 * installed now. Throws a UserError when there is no way to get one.
 */
export async function ensureBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new UserError(
      `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no browser that starts: correct it or leave it out.`,
    );
  }
  return (await findBrowser()) ?? (await installBrowser());
}

/** A Chromium that is there already, or undefined. */
export async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath(), ...SYSTEM_BROWSERS.map(inPath), MAC_BROWSER].find(works);
}

async function installBrowser() {
  const attempts = [downloadPlaywrights, ...(process.getuid?.() === 0 && inPath("apt-get") ? [installDebians] : [])];
  for (const attempt of attempts) {
    await attempt().catch((error) => console.log(`  ${error.message}`));
    const browser = await findBrowser();
    if (browser) return browser;
  }
  throw new UserError(
    "The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one (Debian, as root: apt-get install chromium).",
  );
}

function downloadPlaywrights() {
  const cli = path.join(projectDir, "node_modules", "@playwright", "test", "cli.js");
  return runStep("Downloading Playwright's Chromium", process.execPath, [cli, "install", "chromium"], {
    cwd: projectDir,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    mayFail: true,
  });
}

/** With fonts for Indian scripts: without them every word of nine languages is a row of boxes. */
function installDebians() {
  const command = "apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-core";
  return runStep("Installing Debian's Chromium", "sh", ["-c", command], { env: { DEBIAN_FRONTEND: "noninteractive" } });
}

function inPath(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Also tells a downloaded browser that lacks libraries, and Ubuntu's placeholder that asks for a snap. */
function works(file) {
  return Boolean(file) && existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}
