import { interruptSteps } from "./steps.mjs";

const FORCE_AFTER_MS = 1000;

/** @typedef {ReturnType<typeof createLifecycle>} Lifecycle */

/**
 * Keeps what has to be stopped at the end and stops it, last started first, when Ctrl-C, SIGTERM or SIGHUP asks for it.
 * The process then exits with `exitCode`. A second signal, a second or more later, ends it at once.
 *
 * @param {{ exitCode?: number }} [options]
 */
export function createLifecycle({ exitCode = 0 } = {}) {
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  /** @type {Promise<void> | undefined} */
  let ending;
  /** @type {number | undefined} */
  let askedAt;

  function end() {
    ending ??= interruptSteps().then(async () => {
      for (const stop of stops.reverse()) await stop();
    });
    return ending;
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
  return {
    /** @param {() => Promise<void>} stop */
    onEnd: (stop) => void stops.push(stop),
    end,
    /**
     * Ends the process with code 1 because something that has to run does not, unless it is ending anyway.
     *
     * @param {string} message
     */
    fail(message) {
      if (ending) return;
      console.error(message);
      exitAfter(end(), 1);
    },
    isEnding: () => ending !== undefined,
  };
}

/**
 * @param {Promise<void>} promise
 * @param {number} code
 */
function exitAfter(promise, code) {
  promise.then(
    () => process.exit(code),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}
