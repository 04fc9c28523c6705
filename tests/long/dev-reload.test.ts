import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "@/scripts/before-install/settings.mjs";
import { ensureBrowser } from "@/scripts/lib/browser";
import { cloneTo, eventually } from "../support/npm-start";

const ROOT = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-dev-"));

let dev: ChildProcess;
let browser: Browser;
let origin: string;
let output = "";
beforeAll(async () => {
  cloneTo(folder);
  // Next follows no link out of its folder; files of the same disk cost nothing twice.
  execFileSync("cp", ["-al", path.join(ROOT, "node_modules"), folder]);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  dev = spawn(process.execPath, ["scripts/run.mjs", "dev"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on("data", (chunk) => (output += String(chunk)));
  await eventually(
    () => output.includes("Stop it with Ctrl-C."),
    () => output,
  );
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
}, 400_000);
afterAll(async () => {
  await browser?.close();
  const ended = new Promise((resolve) => dev.once("close", resolve));
  dev.kill("SIGINT");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** Changes a file as an editor does. */
function edit(file: string, change: (text: string) => string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(place, changed);
}

test("an open page shows a changed frame and a changed text at once, without a reload", async () => {
  const page = await browser.newPage({ locale: "hi-IN" });
  await page.goto(`${origin}/help`, { timeout: 120_000, waitUntil: "networkidle" });
  await page.evaluate(() => Reflect.set(window, "isStillOpen", true));
  const shows = (text: string) =>
    vi.waitFor(async () => expect(await page.locator('[data-shell="footer"]').innerText()).toContain(text), {
      timeout: 20_000,
    });

  edit("components/shell/shell-frame.tsx", (text) =>
    text.replace(/(underline-offset-4"\n\s+>\n\s+)\{text\}/, "$1CHANGED {text}"),
  );
  await shows("CHANGED");
  edit("messages/hi.json", (text) => {
    const messages = JSON.parse(text) as { notices: { help: string } };
    messages.notices.help = "बदला हुआ";
    return JSON.stringify(messages, null, 2);
  });
  await shows("बदला हुआ");
  expect(await page.evaluate(() => Reflect.get(window, "isStillOpen"))).toBe(true);
}, 200_000);
