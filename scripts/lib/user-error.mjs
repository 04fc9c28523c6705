/** An error whose message is the whole explanation: one sentence that says what to do, printed without a stack. */
export class UserError extends Error {}

/**
 * Runs a command's main function and ends the process with its result (an exit code, 0 when it returns nothing).
 * A UserError ends it with code 1 and its sentence alone; any other error is our bug and keeps its stack.
 */
export async function runCommand(main) {
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
