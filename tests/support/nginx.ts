import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Installs programs of Debian that are missing, as root. @param programs the package of each. */
export function ensurePrograms(programs: Record<string, string>): void {
  const isMissing = (program: string) => spawnSync(program, ["-v"], { stdio: "ignore" }).error !== undefined;
  const packages = Object.entries(programs).flatMap(([program, name]) => (isMissing(program) ? [name] : []));
  if (packages.length === 0) return;
  execFileSync("sh", ["-c", `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`], {
    stdio: "ignore",
    // Otherwise Debian starts them as services.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
}

/**
 * Starts nginx with its files in a folder, and waits until it hands on requests.
 * @param http the configuration's http block. @param health an address behind it that answers 200.
 */
export async function startNginx(folder: string, http: string, health: string): Promise<{ stop: () => void }> {
  mkdirSync(path.join(folder, "cache"), { recursive: true });
  writeFileSync(path.join(folder, "nginx.conf"), `${FRAME}http {\n${TEMPORARY}${http}\n}\n`);
  const child = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { stdio: "inherit" });
  for (let tries = 0; !(await isThere(health)); tries += 1) {
    if (tries > 100) throw new Error(`nginx does not answer at ${health}`);
    await sleep(100);
  }
  return { stop: () => void child.kill() };
}

const FRAME = `user root;
daemon off;
pid nginx.pid;
error_log error.log;
events {}
`;

const TEMPORARY = `  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
`;

const isThere = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
