import { interruptStep } from "./steps.mjs";

const FORCE_AFTER_MS = 1000;

/**
 * Keeps what has to be stopped at the end and stops it, last started first, when Ctrl-C, SIGTERM or SIGHUP asks for it.
 * The process then exits with `exitCode`. A second signal, a second or more later, ends it at once.
 */
export function createLifecycle({ exitCode = 0 } = {}) {
  const stops = [];
  let ending;
  let askedAt;

  function end() {
    ending ??= interruptStep().then(async () => {
      for (const stop of stops.reverse()) await stop();
    });
    return ending;
  }

  /** Ends the process with code 1 because something that has to run does not, unless it is ending anyway. */
  function fail(message) {
    if (ending) return;
    console.error(message);
    exitAfter(end(), 1);
  }

  function onSignal() {
    // npm passes on the Ctrl-C that the terminal has sent to this process as well: that is one wish, not two.
    if (askedAt && Date.now() - askedAt > FORCE_AFTER_MS) process.exit(130);
    if (askedAt) return;
    askedAt = Date.now();
    console.log("\nStopping …");
    exitAfter(end(), exitCode);
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  return { onEnd: (stop) => stops.push(stop), end, fail, isEnding: () => ending !== undefined };
}

function exitAfter(promise, code) {
  promise.then(
    () => process.exit(code),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}
