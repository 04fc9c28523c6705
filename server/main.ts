/**
 * The server: ours around Next's handler, the same for `npm start`, the container and a cluster. Bundled into one file
 * (scripts/lib/next.ts) next to Next's build.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { CANNOT_START } from "@/lib/core/exit-code";
import { transportSecurity } from "@/lib/platform/http/transport-security";
import { reachedAt } from "@/lib/core/reached-at";
import { limitConnections } from "./connection-limits";
import { takeOverConsole } from "./console";
import { createDrain } from "./drain";
import { trustedNetworks } from "./forwarding";
import { createFront, type FrontOptions } from "./front";
import { startHashing } from "./hashing";
import { startPictures } from "./pictures";
import { endStalledBodies } from "./slow-bodies";
import { sendVisitorPage } from "./visitor-pages";

/** Half a kilobyte a second: the slowest mobile network is four times as fast. */
const STALLED_BODY = { minBytes: 15_000, patienceMs: 30_000 };
/** Where others reach the server, balancers notice failing readiness within so long. */
const NOTICE_SECONDS = 5;

const { env } = process;
const log = (event: string, facts: Record<string, string> = {}) =>
  process.stdout.write(`${JSON.stringify({ level: "warn", time: new Date().toISOString(), ...facts, event })}\n`);

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(CANNOT_START);
}

async function start(): Promise<void> {
  const { APP_URL, HOSTNAME, HSTS_SUBDOMAINS, TRUSTED_PROXIES } = env;
  const port = Number(env.PORT || 3000);
  const hostname = HOSTNAME || "0.0.0.0";
  const trusted = trustedNetworks(TRUSTED_PROXIES ?? "");
  const isLocal = reachedAt({ HOSTNAME, APP_URL, TRUSTED_PROXIES }) === null;
  const times = {
    noticeMs: seconds("SHUTDOWN_NOTICE_SECONDS", isLocal ? 0 : NOTICE_SECONDS) * 1000,
    graceMs: seconds("SHUTDOWN_GRACE_SECONDS", 30) * 1000,
  };
  const headers = transportSecurity({ APP_URL, HSTS_SUBDOMAINS });
  const handle = await prepareNext({ port, hostname });
  startHashing(path.join(import.meta.dirname, "hashing-thread.mjs"), log);
  startPictures(path.join(import.meta.dirname, "picture-process.mjs"), log);
  const server = createServer();
  limitConnections(server);
  server.on("request", createFront({ handle: beforeNext(handle), trusted, headers, log }));
  endStalledBodies(server, STALLED_BODY);
  const drain = createDrain(server, times);
  const stop = async () => process.exit((await drain.end()) ? 0 : 1);
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  // When started by scripts/start.ts, this process must not outlive it.
  process.on("disconnect", () => void stop());
  server.once("error", (error) => {
    console.error(`The server cannot listen on ${hostname}, port ${port}: ${error.message}`);
    process.exit(CANNOT_START);
  });
  server.listen(port, hostname, () => takeOverConsole((line) => process.stdout.write(line)));
}

/** Next with the settings of its build: the sources, including next.config.ts, need not be present. */
async function prepareNext(address: { port: number; hostname: string }) {
  const { dir, config } = readBuild();
  Object.assign(process.env, {
    NODE_ENV: "production",
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
    // Where lib/platform/http/prerendered.ts finds the pages of this build.
    NEXT_DIST_DIR: config.distDir,
  });
  process.chdir(dir);
  const application = next({ dev: false, dir, ...address, customServer: true });
  await application.prepare();
  return application.getRequestHandler();
}

/** Visitors' prerendered pages are sent from memory; Next answers the rest. */
function beforeNext(next: FrontOptions["handle"]): FrontOptions["handle"] {
  return async (request, response) => {
    if (!sendVisitorPage(request, response)) await next(request, response);
  };
}

/** The build that contains this file, and the folder that Next considers the application's. */
function readBuild(): { dir: string; config: { distDir: string } } {
  const file = path.join(import.meta.dirname, "required-server-files.json");
  if (!existsSync(file)) throw new Error(`There is no build in ${import.meta.dirname}: run npm run build.`);
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { config: { distDir: string } };
  return { dir: import.meta.dirname.slice(0, -config.distDir.length - 1), config };
}

function seconds(name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (!(value >= 0)) throw new Error(`${name} is "${env[name]}": set it to a number of seconds.`);
  return value;
}
