import { spawn } from "node:child_process";
import { existsSync, openSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { siblingUrl } from "./databases.mjs";
import { freePort } from "./port.mjs";
import { embeddedUrl } from "./postgres-folder.mjs";
import { lastLine, readLines } from "./text-lines.mjs";
import { UserError } from "./user-error.mjs";

const START_SECONDS = 120;
const STOP_MS = 30_000;
const LOG_LIMIT_BYTES = 5_000_000;
const WRONG_PASSWORD = "28P01";

/** Starts the server on a free port and waits until it takes connections. `files` are those of locatePostgres. */
export async function launch(files, serverSettings) {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(files, await freePort(), serverSettings);
    if (await becomesReady(server)) return server;
    const problem = startProblem(server.logFile);
    // Somebody else took the port just now, or the processes of a crashed server are still going away.
    const mayPass = /could not bind|pre-existing shared memory/.test(problem);
    if (!mayPass || attempt === 10) {
      throw new UserError(`The embedded PostgreSQL did not start: ${lastLine(problem)} (its log is ${server.logFile})`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function spawnServer({ home, data, bin, runAs }, port, serverSettings) {
  const logFile = path.join(home, "postgres.log");
  const tooLong = existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES;
  const log = openSync(logFile, tooLong ? "w" : "a", 0o600);
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    ...serverSettings,
  };
  const child = spawn(
    path.join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    // Its own process group: Ctrl-C must not reach it before the application has stopped.
    { ...runAs, cwd: "/", detached: true, stdio: ["ignore", log, log] },
  );
  const exited = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const killAtExit = () => child.kill("SIGINT");
  process.once("exit", killAtExit);
  void exited.then(() => process.off("exit", killAtExit));
  return {
    url: embeddedUrl(data, port),
    logFile,
    child,
    exited,
    async stop() {
      child.kill("SIGINT");
      const giveUp = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
      await exited;
      clearTimeout(giveUp);
    },
  };
}

async function becomesReady({ url, child, exited }) {
  let ended = false;
  void exited.then(() => (ended = true));
  const end = Date.now() + START_SECONDS * 1000;
  while (!ended && Date.now() < end) {
    if (await answers(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGQUIT");
  return false;
}

/** Whether the server takes connections. A refused password is no reason to wait, so it is thrown, as a UserError. */
async function answers(url) {
  const client = new pg.Client({ connectionString: siblingUrl(url, "postgres") });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error.code === WRONG_PASSWORD) {
      throw new UserError(
        `The embedded database refuses its own password: the password file in its folder was changed, put the old one back.`,
      );
    }
    return false;
  }
}

function startProblem(logFile) {
  const lines = readLines(logFile).slice(-15);
  return lines.filter((line) => /FATAL|PANIC|LOG:\s+could not bind/.test(line)).join("\n") || lines.join("\n");
}
