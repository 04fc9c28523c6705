import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { passwordFault } from "@/lib/access/auth/password-rules";
import { PrismaClient } from "@/lib/platform/db/generated/client";
import { ADMIN_PASSWORD_MIN, PASSWORD_LENGTH } from "@/lib/access/auth/password-length";
import { username as usernameSchema } from "@/lib/domains/users/schema";
import { runCommand, UserError } from "./before-install/errors.mjs";
import { createSuperAdmin, listAdmins, resetPassword } from "./lib/admin-accounts";

const USAGE = "Use `npm run admin:create`, `npm run admin:create -- --list` or `npm run admin:create -- --reset NAME`.";

/** ADMIN_USERNAME and ADMIN_PASSWORD, if set. */
type Settings = Record<string, string | undefined>;

/** Prompts in the terminal. */
export type Terminal = {
  askVisible(question: string): Promise<string>;
  /** Does not echo the input. */
  askHidden(question: string): Promise<string>;
};

/**
 * Executes the command line: creates an administrator, lists them, or resets a password.
 * @param terminal used to ask for anything `settings` do not give; undefined if there is none.
 * @returns the text to print. @throws UserError if it cannot be done.
 */
export async function adminCommand(
  db: PrismaClient,
  args: string[],
  settings: Settings,
  terminal: Terminal | undefined,
): Promise<string> {
  const { list, reset } = readOptions(args);
  if (list) return listAdmins(db);
  if (reset !== undefined) {
    const username = checkedUsername(reset);
    const account = await resetPassword(db, username, () => readPassword(username, settings, terminal));
    return `${account} has a new password. Its sessions have ended, and its second factor is to be set up again.`;
  }
  const username = await readUsername(settings, terminal);
  await createSuperAdmin(db, username, await readPassword(username, settings, terminal));
  return `${username} may now sign in at /admin-login.`;
}

function readOptions(args: string[]): { list: boolean; reset: string | undefined } {
  try {
    const { values } = parseArgs({ args, options: { list: { type: "boolean" }, reset: { type: "string" } } });
    if (values.list && values.reset !== undefined) throw new UserError(USAGE);
    return { list: values.list ?? false, reset: values.reset };
  } catch (cause) {
    throw cause instanceof UserError ? cause : new UserError(USAGE, { cause });
  }
}

async function readUsername({ ADMIN_USERNAME }: Settings, terminal: Terminal | undefined): Promise<string> {
  if (ADMIN_USERNAME) return checkedUsername(ADMIN_USERNAME);
  const { askVisible } = required(terminal, "ADMIN_USERNAME and ADMIN_PASSWORD");
  return checkedUsername(await askVisible("User name of the administrator: "));
}

// From a setting or typed without echo, never from an argument: any user of a computer can list its processes with
// their arguments.
async function readPassword(
  username: string,
  { ADMIN_PASSWORD }: Settings,
  terminal: Terminal | undefined,
): Promise<string> {
  if (ADMIN_PASSWORD) return checkedPassword(ADMIN_PASSWORD, username);
  const { askHidden } = required(terminal, "ADMIN_PASSWORD");
  const password = await checkedPassword(
    await askHidden(`Password (${ADMIN_PASSWORD_MIN} or more characters): `),
    username,
  );
  if ((await askHidden("The password again: ")) === password) return password;
  throw new UserError("The two passwords differ: try again.");
}

function required(terminal: Terminal | undefined, settings: string): Terminal {
  if (terminal) return terminal;
  throw new UserError(`Set ${settings}, or run this in a terminal to be asked.`);
}

function checkedUsername(text: string): string {
  const { data, success } = usernameSchema.safeParse(text);
  if (success) return data;
  throw new UserError("A user name has 3 to 32 letters, digits, dots, hyphens or underscores: choose another one.");
}

async function checkedPassword(password: string, username: string): Promise<string> {
  if (password.length > PASSWORD_LENGTH.max) {
    throw new UserError(`This password is too long: use at most ${PASSWORD_LENGTH.max} characters.`);
  }
  if ((await passwordFault(password, { username, role: "super_admin" })) === null) return password;
  throw new UserError(
    `This password is too weak for an administrator: use ${ADMIN_PASSWORD_MIN} or more characters, not a common password, not the user name.`,
  );
}

const processTerminal: Terminal = {
  askVisible: (question) => ask(question, process.stdout),
  async askHidden(question) {
    // Turns echo off before asking: the answer may arrive at once.
    const asked = ask("", new Writable({ write: (_chunk, _encoding, done) => done() }));
    process.stdout.write(question);
    const answer = await asked;
    process.stdout.write("\n");
    return answer;
  },
};

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.once("SIGINT", () => process.exit(130));
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

// Run by the `admin-create` command and on a first start, with DATABASE_URL set.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void runCommand(async () => {
    const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
    const terminal = process.stdin.isTTY ? processTerminal : undefined;
    try {
      console.log(await adminCommand(db, process.argv.slice(2), process.env, terminal));
    } finally {
      await db.$disconnect();
    }
  });
}
