import { interruptSteps } from "./steps.mjs";

const FORCE_AFTER_MS = 1000;

/** @typedef {ReturnType<typeof createLifecycle>} Lifecycle */

/**
 * Keeps track of everything to be stopped at the end. Ctrl-C, SIGTERM or SIGHUP stops it, last started first, and the
 * process exits with `exitCode`. A second signal at least a second later exits immediately.
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
    // npm forwards the Ctrl-C that the terminal also sent to this process: that is one request, not two.
    if (askedAt && performance.now() - askedAt > FORCE_AFTER_MS) process.exit(130);
    if (askedAt) return;
    askedAt = performance.now();
    console.log("\nStopping …");
    exitAfter(end(), exitCode);
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  return {
    /** @param {() => Promise<void>} stop */
    onEnd: (stop) => void stops.push(stop),
    end,
    /**
     * Exits with code 1 because something essential has stopped running, unless the process is already ending.
     *
     * @param {string} message empty if the reason has been said.
     */
    fail(message) {
      if (ending) return;
      if (message) console.error(message);
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
