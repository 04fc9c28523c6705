import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { UserError } from "../before-install/errors.mjs";
import { projectDir } from "../before-install/settings.mjs";
import { runStep } from "../before-install/steps.mjs";

/** Debian's Chromium without windows: the same engine, with which the journeys take about a third less processor time. */
const HEADLESS_SHELL = "chromium-headless-shell";
const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_BROWSER = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

type Find = () => Promise<string | undefined>;
type Install = () => Promise<void>;
/** Ways to find and install a browser, and the one that is quicker; tests replace them. */
type Ways = { findQuicker?: Find; installQuicker?: Install | null; find?: Find; attempts?: Install[] };

/**
 * The path of a Chromium for the journeys: CHROMIUM_PATH; Debian's headless one, installed now if possible; Playwright's
 * own; another that is installed; or one installed now.
 * @throws UserError if there is none and none can be installed.
 */
export async function ensureBrowser({
  findQuicker = findHeadlessShell,
  installQuicker = onDebian(installHeadlessShell),
  find = findBrowser,
  attempts = installers(),
}: Ways = {}): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new UserError(
      `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no browser that starts: correct it or leave it out.`,
    );
  }
  const browser =
    (await findQuicker()) ??
    (installQuicker && (await installed(findQuicker, [installQuicker]))) ??
    (await find()) ??
    (await installed(find, attempts));
  if (browser) return browser;
  throw new UserError(
    "The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one (Debian, as root: apt-get install chromium).",
  );
}

async function installed(find: Find, attempts: Install[]): Promise<string | undefined> {
  for (const attempt of attempts) {
    await attempt().catch((error: unknown) => console.log(`  ${error instanceof Error ? error.message : error}`));
    const browser = await find();
    if (browser) return browser;
  }
  return undefined;
}

const findHeadlessShell: Find = async () => [inPath(HEADLESS_SHELL)].find(works);

/** An installed Chromium, or undefined. */
async function findBrowser(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath(), ...SYSTEM_BROWSERS.map(inPath), MAC_BROWSER].find(works);
}

const onDebian = (install: Install): Install | null => (process.getuid?.() === 0 && inPath("apt-get") ? install : null);

const installers = () => [downloadPlaywrights, onDebian(installDebians)].filter((install) => install !== null);

function downloadPlaywrights(): Promise<void> {
  const cli = path.join(projectDir, "node_modules", "@playwright", "test", "cli.js");
  return runStep("Downloading Playwright's Chromium", process.execPath, [cli, "install", "chromium"], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    mayFail: true,
  });
}

const installDebians = (): Promise<void> => aptInstall("Installing Debian's Chromium", "chromium");
const installHeadlessShell = (): Promise<void> =>
  aptInstall("Installing Debian's headless Chromium", HEADLESS_SHELL, { mayFail: true });

/** Includes fonts for Indian scripts: without them every word in nine languages is a row of boxes. */
function aptInstall(label: string, name: string, { mayFail = false } = {}): Promise<void> {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${name} fonts-noto-core`;
  return runStep(label, "sh", ["-c", command], { mayFail, env: { DEBIAN_FRONTEND: "noninteractive" } });
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Also detects a downloaded browser with missing libraries, and Ubuntu's placeholder that asks for a snap. */
function works(file: string | undefined): boolean {
  return Boolean(file && existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0);
}
