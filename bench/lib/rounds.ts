import { readdirSync, readFileSync } from "node:fs";
import { Agent, request as send } from "node:http";
import { medianOf } from "./measure";

const CONNECTIONS = 16;
/** Linux counts a process's time in these, whatever the machine (USER_HZ). */
const MS_PER_TICK = 10;

/** One kind of request to one server. */
export type Target = {
  name: string;
  /** Rows of one group are compared with its first. */
  group: string;
  origin: string;
  /** The server's process; those it started count too. */
  pid: number;
  /** PostgreSQL's first process. */
  databasePid: number;
  /** The n-th request. */
  request: (n: number) => { path: string; method?: string; headers: Record<string, string>; body?: string };
  /** The status that every answer must have. */
  status?: number;
};

export type Row = {
  name: string;
  /** Median requests a second. */
  perSecond: number;
  /** Median milliseconds of the 50th and 99th percentile. */
  p50: number;
  p99: number;
  /** Median CPU milliseconds a request: of the server, and of PostgreSQL. */
  server: number;
  database: number;
  /** CPU of both as a multiple of the group's first row in the same round (median). */
  ratio: number;
};

/**
 * Measures targets by turns, so that a machine that slows down slows all of them.
 * @throws Error for an answer with another status.
 */
export async function measureRounds(
  targets: readonly Target[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const sent = new Map<Target, number>();
  const runs = new Map<Target, Run[]>(targets.map((target) => [target, []]));
  const turn = async (target: Target, length: number) => {
    const run = await measureRun(target, sent.get(target) ?? 0, length);
    sent.set(target, (sent.get(target) ?? 0) + run.count);
    return run;
  };
  for (const target of targets) await turn(target, seconds);
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) runs.get(target)!.push(await turn(target, seconds));
  return targets.map((target) => {
    const own = runs.get(target)!;
    const first = runs.get(targets.find(({ group }) => group === target.group)!)!;
    const of = (value: (run: Run) => number) => medianOf(own.map(value));
    return {
      name: target.name,
      perSecond: of(({ count, ms }) => (count / ms) * 1000),
      p50: of(({ times }) => quantile(times, 0.5)),
      p99: of(({ times }) => quantile(times, 0.99)),
      server: of(({ server, count }) => server / count),
      database: of(({ database, count }) => database / count),
      ratio: medianOf(own.map((run, round) => cpuOf(run) / cpuOf(first[round]!))),
    };
  });
}

type Run = { count: number; ms: number; times: number[]; server: number; database: number };

const cpuOf = ({ server, database, count }: Run): number => (server + database) / count;

async function measureRun(target: Target, from: number, seconds: number): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = from;
  const begin = performance.now();
  const [server, database] = [cpuMs(target.pid), cpuMs(target.databasePid)];
  const work = async () => {
    while (performance.now() - begin < seconds * 1000) {
      const start = performance.now();
      await ask(target, agent, next++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return {
    count: times.length,
    ms: performance.now() - begin,
    times: times.sort((a, b) => a - b),
    server: cpuMs(target.pid) - server,
    database: cpuMs(target.databasePid) - database,
  };
}

function ask({ name, origin, request, status = 200 }: Target, agent: Agent, n: number): Promise<void> {
  const { path, method = "GET", headers, body } = request(n);
  return new Promise((resolve, reject) => {
    const sending = send(new URL(path, origin), { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once("error", reject);
      answer.once("end", () =>
        answer.statusCode === status
          ? resolve()
          : reject(new Error(`${name}: ${method} ${path} answered ${answer.statusCode}`)),
      );
    });
    sending.once("error", reject);
    sending.end(body);
  });
}

/** CPU time of a process and of all that it started and that still run, in milliseconds. */
function cpuMs(root: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== null);
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.reduce((sum, { pid, ticks }) => (family.has(pid) ? sum + ticks * MS_PER_TICK : sum), 0);
}

/** Parent and time of a process, that of its ended children too; null if it has just ended (proc(5)). */
function statOf(pid: number): { pid: number; parent: number; ticks: number } | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ESRCH"].includes(String(error.code))) return null;
    throw error;
  }
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const at = (index: number) => Number(fields[index]);
  return { pid, parent: at(1), ticks: at(11) + at(12) + at(13) + at(14) };
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
