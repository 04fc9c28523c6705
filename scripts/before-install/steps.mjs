import { spawn } from "node:child_process";
import path from "node:path";
import { isDiskFull, UserError } from "./errors.mjs";
import { projectDir } from "./settings.mjs";

const HEARTBEAT_SECONDS = 10;
const HEAD_LINES = 10;
const TAIL_LINES = 30;
const KILL_AFTER_MS = 10_000;

/**
 * @typedef {object} StepOptions
 * @property {Record<string, string | undefined>} [env] added to the environment; a value of undefined removes that
 * setting
 */

/** @type {Map<import("node:child_process").ChildProcess, Promise<unknown>>} */
const running = new Map();
let interrupted = false;

/**
 * Runs a potentially slow command in the project folder and reports on it: its label at once, a sign of life now and
 * then, the duration at the end. The command's own output is only shown if it fails, shortened, and not if it may fail.
 * A step that runs beside others prints a single line at its end instead. Throws a UserError naming the step on
 * failure.
 *
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 * @param {StepOptions & { mayFail?: boolean, isBeside?: boolean }} [options]
 */
export async function runStep(label, command, args, { env, mayFail = false, isBeside = false } = {}) {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  if (!isBeside) console.log(`${label} …`);
  const sayMore = () => console.log(`  still at it, ${seconds()} s`);
  const heartbeat = isBeside ? undefined : setInterval(sayMore, HEARTBEAT_SECONDS * 1000);
  const { code, output } = await run(command, args, ["ignore", "pipe", "pipe"], env);
  clearInterval(heartbeat);
  // An interrupt ends the process; until then nothing more may be started.
  if (interrupted) await new Promise(() => {});
  if (code === 0) return console.log(`${isBeside ? `\n${label}:` : " "} done in ${seconds()} s`);
  const line = output.split("\n").find(isDiskFull);
  if (line) {
    throw new UserError(`${label}: the disk is full (${line.trim()}): make room on it, then start again.`);
  }
  if (!mayFail) console.error(output);
  throw new UserError(`${label}: this step failed (${code})${mayFail ? "" : "; what it said is above"}.`);
}

/**
 * Runs a command in the project folder and shows its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {StepOptions} [options]
 * @returns its exit code, the signal that ended it, or the reason it did not start
 */
export async function runVisibly(command, args, { env } = {}) {
  const { code } = await run(command, args, ["ignore", "inherit", "inherit"], env);
  if (interrupted) await new Promise(() => {});
  return code;
}

/** Stops the running steps, if any, and prevents new ones from starting. */
export async function interruptSteps() {
  interrupted = true;
  await Promise.all([...running].map(([child, exited]) => interrupt(child, exited)));
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {Promise<unknown>} exited
 */
async function interrupt(child, exited) {
  // Playwright and Vitest clean up after an interrupt, but not after SIGTERM.
  child.kill("SIGINT");
  const giveUp = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), KILL_AFTER_MS);
  await exited;
  clearTimeout(giveUp);
}

/**
 * The arguments with which Node runs a TypeScript file of the project, from the project folder. The condition is that
 * of Next's server build: without it, every file that imports "server-only" throws.
 *
 * @param {string} file relative to the project
 * @param {string[]} args
 */
export function typescriptArgs(file, ...args) {
  // Compiled beforehand (scripts/lib/tools-image.ts).
  if (process.env.KAAMSETU_TOOLS) {
    const name = file.replaceAll("/", "-").replace(/\.ts$/, ".mjs");
    return [path.join(import.meta.dirname, name), ...args];
  }
  return ["--conditions=react-server", "--import", "tsx", path.join(projectDir, file), ...args];
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").StdioOptions} stdio
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<{ code: number | string | null, output: string }>}
 */
function run(command, args, stdio, env) {
  // A process group of its own: the terminal's Ctrl-C then reaches it once, through us, and not twice.
  const child = spawn(command, args, { cwd: projectDir, env: { ...process.env, ...env }, stdio, detached: true });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => (text += chunk));
  }
  /** @type {ReturnType<typeof run>} */
  const exited = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: error.message, output: "" }));
    child.once("close", (code, signal) => resolve({ code: code ?? signal, output: ends(text) }));
  });
  running.set(child, exited);
  void exited.then(() => running.delete(child));
  return exited;
}

/**
 * Keeps the first lines too: some tools begin with the reason and end with their manual.
 *
 * @param {string} text
 */
function ends(text) {
  const lines = text.trimEnd().split("\n");
  if (lines.length <= HEAD_LINES + TAIL_LINES) return lines.join("\n");
  return [...lines.slice(0, HEAD_LINES), "  […]", ...lines.slice(-TAIL_LINES)].join("\n");
}
