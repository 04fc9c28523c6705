import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  makeFolder,
  OTHER_DATA_DIR,
  requireWritable,
  UserError,
  withDiskNamed,
} from "@/scripts/before-install/errors.mjs";
import { lockFolder, withLock } from "@/scripts/before-install/locks.mjs";
import { runStep, runVisibly } from "@/scripts/before-install/steps.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-scripts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Separate processes are slow on a busy computer.
vi.setConfig({ testTimeout: 60_000 });

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** Runs scripts/run.mjs in a separate process. */
function run(args: string[], nodeArgs: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeArgs, "scripts/run.mjs", ...args], {
    encoding: "utf8",
  });
  return { status, said: (stdout + stderr).trim() };
}

describe("a full disk", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const cutShort = new Error('could not extend file "base/1/2": wrote only 4096 of 8192 bytes at block 3');

  test.each([full, cutShort, new Error("x", { cause: full }), Object.assign(new Error("x"), { code: "53100" })])(
    "is recognised in %s",
    (error) => {
      expect(withDiskNamed("/data", error, OTHER_DATA_DIR)).toEqual(
        new UserError(
          "The disk of /data is full: make room on it, then start again, or set KAAMSETU_DATA_DIR to another folder.",
        ),
      );
    },
  );

  test("is named once, by the part that knows it; other errors stay as they are", () => {
    const named = withDiskNamed("/data", full);
    expect(withDiskNamed("/elsewhere", named)).toBe(named);
    expect(withDiskNamed("", full)).toEqual(
      new UserError("The disk is full (ENOSPC: no space left on device, write): make room on it, then start again."),
    );
    const other = new Error("EACCES: permission denied");
    expect(withDiskNamed("/data", other)).toBe(other);
  });
});

describe("starting a command", () => {
  test("an outdated Node is refused in one sentence", () => {
    const older = `Object.defineProperty(process, "versions", { value: { node: "20.18.3" } })`;
    expect(run(["start"], ["--import", `data:text/javascript,${encodeURIComponent(older)}`])).toEqual({
      status: 1,
      said: "This is Node 20.18.3, KaamSetu needs 20.19 or newer: install it from https://nodejs.org",
    });
  });

  test("run.mjs parses in Node 14, and package.json requires the same version", () => {
    // Optional chaining and ?? came with Node 14, import() with 13; it uses nothing newer.
    const text = readFileSync("scripts/run.mjs", "utf8");
    expect(text).not.toMatch(/\?\?=|\|\|=|&&=|\.at\(|\bawait\b|^import /m);
    const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
    const [, major, minor] = /major: (\d+), minor: (\d+)/.exec(text) ?? [];
    expect(engines.node).toBe(`>=${major}.${minor}`);
  });

  test("an unknown command is reported", () => {
    expect(run(["strat"])).toEqual({
      status: 1,
      said: `There is no command "strat": the commands are in package.json.`,
    });
  });
});

describe("folders", () => {
  test("refuse one that cannot be created", () => {
    writeFileSync(path.join(folder, "file"), "");
    const below = path.join(folder, "file", "below");
    expect(() => makeFolder(below, OTHER_DATA_DIR)).toThrow(
      `The folder ${below} cannot be made (ENOTDIR): give this user write permission there, or set KAAMSETU_DATA_DIR to another folder.`,
    );
  });

  test("refuse one that is not writable", () => {
    const missing = path.join(folder, "missing");
    expect(() => requireWritable(missing)).toThrow(
      `The folder ${missing} cannot be written to (ENOENT): give this user write permission there.`,
    );
  });
});

describe("locks", () => {
  test("a second start on a data folder is refused and names the first", async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `KaamSetu already runs on ${folder} (process ${process.pid}): stop it first, or set KAAMSETU_DATA_DIR to another folder.`,
    );
    unlock();
    (await lockFolder(folder))();
  });

  test.each([
    ["of a process that is gone", "4194304 123\n"],
    ["of another process that has the same id", `${process.pid} 1\n`],
    ["that a crash left half written", ""],
  ])("a claim %s is ignored", async (_kind, text) => {
    const file = path.join(folder, "in-use");
    writeFileSync(file, text);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    const unlock = await lockFolder(folder);
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} \\d+\\n$`));
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  test("installing and building wait for each other and say so", async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} ends`);
    };
    await Promise.all([withLock(folder, work("first")), withLock(folder, work("second"))]);
    expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    expect(said).toEqual([`Waiting for process ${process.pid}, which installs or builds in this folder …`]);
  });

  test("a failed step releases the lock", async () => {
    const fails = () => Promise.reject(new UserError("no"));
    await expect(withLock(folder, fails)).rejects.toThrow("no");
    expect(await withLock(folder, async () => "next")).toBe("next");
  });
});

describe("steps", () => {
  const node = (code: string) => ["-e", code];

  test("a step reports its start and end and hides its output", async () => {
    await runStep("Counting", process.execPath, node("console.log(1)"));
    expect(said).toEqual(["Counting …", expect.stringMatching(/^ {2}done in \d+ s$/)]);
  });

  test("a failed step shows the ends of its output, then its own sentence", async () => {
    const failing = runStep(
      "Counting",
      process.execPath,
      node("for (let i = 1; i <= 100; i++) console.log(i); process.exit(3)"),
    );
    await expect(failing).rejects.toThrow(new UserError("Counting: this step failed (3); what it said is above."));
    const shown = said[1]!.split("\n");
    expect([shown[0], shown[9], shown[10], shown[11], shown.at(-1)]).toEqual(["1", "10", "  […]", "71", "100"]);
  });

  test("a step that failed for a full disk says that instead", async () => {
    const failing = runStep(
      "Counting",
      process.execPath,
      node("console.log('x\\nnpm error ENOSPC: no space left on device, write\\ny'); process.exit(3)"),
    );
    await expect(failing).rejects.toThrow(
      new UserError(
        "Counting: the disk is full (npm error ENOSPC: no space left on device, write): make room on it, then start again.",
      ),
    );
    expect(said).toEqual(["Counting …"]);
  });

  test("one that may fail shows no more", async () => {
    const failing = runStep("Trying", process.execPath, node("console.log(1); process.exit(3)"), { mayFail: true });
    await expect(failing).rejects.toThrow(new UserError("Trying: this step failed (3)."));
    expect(said).toEqual(["Trying …"]);
  });

  test("an unknown program is a failed step", async () => {
    await expect(runStep("Trying", "no-such-command", [])).rejects.toThrow(
      "Trying: this step failed (spawn no-such-command ENOENT); what it said is above.",
    );
  });

  test("a step beside others prints one line at its end", async () => {
    await runStep("Counting", process.execPath, node(""), { isBeside: true });
    expect(said).toEqual([expect.stringMatching(/^\nCounting: done in \d+ s$/)]);
  });

  test("environment variables are added for a step, and removed", async () => {
    vi.stubEnv("GOES", "1");
    const code = await runVisibly(process.execPath, node("process.exit(process.env.GOES ? 1 : +process.env.CODE)"), {
      env: { GOES: undefined, CODE: "7" },
    });
    expect(code).toBe(7);
  });
});
