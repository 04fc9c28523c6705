import { spawn } from "node:child_process";
import { UserError } from "./user-error.mjs";

const HEARTBEAT_SECONDS = 10;
const HEAD_LINES = 10;
const TAIL_LINES = 30;
const KILL_AFTER_MS = 10_000;

let running;
let interrupted = false;

/**
 * Runs a command that may take long and says so: its label at once, a sign of life now and then, the time at the end.
 * The command's own output is shown only when it fails, and shortened, unless it may fail. A UserError names the step.
 * `env` is added to the environment; a value of undefined removes that setting.
 */
export async function runStep(label, command, args, { cwd, env = {}, mayFail = false }) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`${label} …`);
  const heartbeat = setInterval(() => console.log(`  still at it, ${seconds()} s`), HEARTBEAT_SECONDS * 1000);
  const { code, output } = await run(command, args, { cwd, env: { ...process.env, ...env } });
  clearInterval(heartbeat);
  // Whoever interrupts ends the process; until then nothing more may be started.
  if (interrupted) await new Promise(() => {});
  if (code === 0) return console.log(`  done in ${seconds()} s`);
  if (!mayFail) console.error(output);
  throw new UserError(`${label}: this step failed (${code})${mayFail ? "" : "; what it said is above"}.`);
}

/** Runs a command that reports on itself, with its output shown. Answers its exit code. */
export async function runVisibly(command, args, { cwd, env = {} }) {
  const { code } = await run(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (interrupted) await new Promise(() => {});
  return code;
}

/** Ends the step that runs, if any, and lets no other begin. */
export async function interruptStep() {
  interrupted = true;
  if (!running) return;
  const { child, exited } = running;
  // Playwright and Vitest clean up after an interrupt, but not after SIGTERM.
  child.kill("SIGINT");
  const giveUp = setTimeout(() => process.kill(-child.pid, "SIGKILL"), KILL_AFTER_MS);
  await exited;
  clearTimeout(giveUp);
}

function run(command, args, options) {
  // Its own process group: the terminal's Ctrl-C reaches it once, through us, and not twice.
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], detached: true, ...options });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk) => (text += chunk));
  }
  const exited = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: error.message, output: "" }));
    child.once("close", (code, signal) => resolve({ code: code ?? signal, output: ends(text) }));
  });
  running = { child, exited };
  void exited.then(() => (running = undefined));
  return exited;
}

/** The first lines as well: some tools begin with the reason and end with their manual. */
function ends(text) {
  const lines = text.trimEnd().split("\n");
  if (lines.length <= HEAD_LINES + TAIL_LINES) return lines.join("\n");
  return [...lines.slice(0, HEAD_LINES), "  […]", ...lines.slice(-TAIL_LINES)].join("\n");
}
