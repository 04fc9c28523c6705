import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks a question in the terminal. */
export function askVisible(question) {
  return ask(question, process.stdout);
}

/** Asks a question whose answer is not shown while it is typed. */
export async function askHidden(question) {
  // First the terminal stops to show what is typed, then it asks: somebody may answer at once.
  const asked = ask("", new Writable({ write: (_chunk, _encoding, done) => done() }));
  process.stdout.write(question);
  const answer = await asked;
  process.stdout.write("\n");
  return answer;
}

async function ask(question, output) {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once("SIGINT", () => process.exit(130));
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
