import { afterEach, expect, test, vi } from "vitest";
import { UserError } from "@/scripts/before-install/errors.mjs";
import { ensureBrowser } from "@/scripts/lib/browser";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("a browser named in the settings has to start", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
  await expect(ensureBrowser()).rejects.toThrow(
    "CHROMIUM_PATH is /no/such/browser, which is no browser that starts: correct it or leave it out.",
  );
});

const NONE = { findQuicker: async () => undefined, installQuicker: null };

test("the quicker one is installed where it is missing, whatever else is there", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  let found: string | undefined;
  const ways = { findQuicker: async () => found, find: async () => "/usr/bin/chromium", attempts: [] };
  expect(await ensureBrowser({ ...ways, installQuicker: async () => void (found = "/usr/bin/shell") })).toBe(
    "/usr/bin/shell",
  );
});

test("a quicker one that cannot be installed is done without", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.spyOn(console, "log").mockImplementation(() => {});
  const installQuicker = () => Promise.reject(new UserError("Installing: this step failed (100)."));
  const find = async () => "/usr/bin/chromium";
  expect(await ensureBrowser({ ...NONE, installQuicker, find, attempts: [] })).toBe("/usr/bin/chromium");
});

test("if there is none, each way to install one is tried, then the message says what to do", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const attempts = [
    () => Promise.reject(new UserError("Downloading: this step failed (1).")),
    () => Promise.reject(new UserError("Installing: this step failed (1).")),
  ];
  await expect(ensureBrowser({ ...NONE, find: async () => undefined, attempts })).rejects.toThrow(
    "The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one (Debian, as root: apt-get install chromium).",
  );
  expect(said.mock.calls).toEqual([["  Downloading: this step failed (1)."], ["  Installing: this step failed (1)."]]);
});

test("stops at the first way that succeeds", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  let found: string | undefined;
  const attempts = [
    async () => void (found = "/usr/bin/chromium"),
    () => Promise.reject(new Error("This was one too many.")),
  ];
  expect(await ensureBrowser({ ...NONE, find: async () => found, attempts })).toBe("/usr/bin/chromium");
});
