import { UserError } from "./user-error.mjs";

/** Counts what passed and failed. A check counts as one, a suite as its tests. */
export function createScore() {
  const rows = [];
  const add = (label, result) => rows.push({ label, ...result });

  async function timed(label, run) {
    const start = Date.now();
    const result = await run().catch((error) => {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    add(label, { ...result, seconds: Math.round((Date.now() - start) / 1000) });
    return result.failed === 0;
  }

  return {
    add,
    /** Runs a step that works or throws a UserError. Answers whether it worked. */
    check: (label, run) => timed(label, async () => (await run(), { passed: 1, failed: 0 })),
    /** Runs a suite that answers { passed, failed }. None at all is a failure: then nothing was tested. */
    suite: (label, run) =>
      timed(label, async () => {
        const result = await run();
        if (result.passed + result.failed === 0) throw new UserError(`${label}: no test ran.`);
        return result;
      }),
    /** Prints the table and, last, the sums. Returns the exit code. */
    report() {
      const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
      console.log("");
      for (const { label, passed, failed, seconds = 0 } of rows) {
        console.log(
          `${failed ? "FAIL" : " ok "} ${label.padEnd(30)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(11)}${`${seconds} s`.padStart(8)}`,
        );
      }
      console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
      return sum("failed") === 0 ? 0 : 1;
    },
  };
}
