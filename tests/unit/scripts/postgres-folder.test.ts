import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBinaries, locatePostgres } from "@/scripts/lib/postgres-files";
import { checkVersion, clearOldServer, embeddedUrl, initialise } from "@/scripts/lib/postgres-folder";

let home: string;
let data: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "kaamsetu-scripts-"));
  data = path.join(home, "postgres");
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function write(name: string, text: string) {
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(data, name), text);
}

test("a folder of another major version is refused, with both ways out", () => {
  write("PG_VERSION", "17\n");
  checkVersion({ data, major: "17" });
  expect(() => checkVersion({ data, major: "18" })).toThrow(
    `The database folder ${data} was made by PostgreSQL 17, but this is PostgreSQL 18: move it away to start empty, or bring its data over with pg_dump of version 17.`,
  );
});

test("a folder of another program is left alone", () => {
  write("holiday.jpg", "");
  expect(() => checkVersion({ data, major: "18" })).toThrow(
    `${data} is not a PostgreSQL data folder: move it away to start with an empty database.`,
  );
});

test("an unreadable folder is reported", () => {
  writeFileSync(data, "a file");
  expect(() => checkVersion({ data, major: "18" })).toThrow(
    `The database folder ${data} cannot be read (ENOTDIR): start as the user who owns it, or set KAAMSETU_DATA_DIR to another folder.`,
  );
});

test("a failed initialisation leaves no partial folder behind", () => {
  expect(() => initialise({ home, data, bin: "/no/such/folder", runAs: {} })).toThrow(
    `The database folder ${data} could not be made: spawnSync /no/such/folder/initdb ENOENT`,
  );
  expect(existsSync(data)).toBe(false);
});

test("a missing password is not replaced", () => {
  mkdirSync(data);
  expect(() => embeddedUrl(data, 5432)).toThrow(
    `The database's password file ${path.join(data, "kaamsetu-password")} is missing: put it back, or move ${data} away to start empty.`,
  );
});

test("files left by a crashed server are removed", async () => {
  write("postmaster.pid", `4194304\n${data}\n0\n5432\n`);
  const said: string[] = [];
  await clearOldServer({ data }, (line) => said.push(line));
  expect(said).toEqual(["Removing the postmaster.pid that a crashed database server left behind."]);
  expect(existsSync(path.join(data, "postmaster.pid"))).toBe(false);
});

/** A process that looks like the folder's server. @param code its reaction to signals. */
async function pretendServer(code: string) {
  const args = ["-e", `${code}; setInterval(() => {}, 1000); console.log("up")`, "postgres", "-D", data, "-p", "1"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  write("postmaster.pid", `${child.pid}\n${data}\n0\n5432\n`);
  return child;
}

test("a server left running by an earlier start is stopped", async () => {
  const server = await pretendServer("");
  const exited = new Promise((resolve) => server.once("exit", (_code, signal) => resolve(signal)));
  const said: string[] = [];
  await clearOldServer({ data }, (line) => said.push(line));
  expect(said).toEqual([`Stopping the database server that an earlier start left running (process ${server.pid}).`]);
  expect(await exited).toBe("SIGINT");
}, 60_000);

test("a server that does not stop is named", async () => {
  const server = await pretendServer("for (const signal of ['SIGINT', 'SIGQUIT']) process.on(signal, () => {})");
  await expect(clearOldServer({ data }, () => {}, 100)).rejects.toThrow(
    `The database server of an earlier start does not stop: end process ${server.pid} and start again.`,
  );
  server.kill("SIGKILL");
}, 60_000);

test("on a computer without PostgreSQL binaries the message asks for a server of one's own", () => {
  expect(() => findBinaries("sunos", "mips")).toThrow(
    "There is no embedded PostgreSQL for sunos mips: set DATABASE_URL to a PostgreSQL server of your own.",
  );
});

test("root without a system user for the server is told what to do", () => {
  vi.spyOn(process as { getuid: () => number }, "getuid").mockReturnValue(0);
  // Neither `id` nor `useradd` is found.
  vi.stubEnv("PATH", home);
  expect(() => locatePostgres(home)).toThrow(
    "PostgreSQL does not run as root, and no system user could be made for it: run this as an ordinary user, or set DATABASE_URL.",
  );
});
