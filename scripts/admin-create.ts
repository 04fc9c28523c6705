import { parseArgs } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";
import { isCommonPassword, PASSWORD_LENGTH } from "@/lib/users/policy";
import { registerInput } from "@/lib/users/schema";
import { createSuperAdmin, listAdmins, resetPassword } from "./lib/admin-accounts";
import { askHidden, askVisible } from "./lib/prompt.mjs";
import { runCommand, UserError } from "./lib/user-error.mjs";

// Run by scripts/lib/admin-create.mjs and at a first start, with DATABASE_URL set.
const MIN_LENGTH = 12;
const USAGE = "Use `npm run admin:create`, `npm run admin:create -- --list` or `npm run admin:create -- --reset NAME`.";

void runCommand(async () => {
  const { list, reset } = readOptions();
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
  try {
    if (list) return console.log(await listAdmins(db));
    if (reset !== undefined) {
      const username = checkedUsername(reset);
      const account = await resetPassword(db, username, () => readPassword(username));
      return console.log(`${account} has a new password. Its sessions have ended.`);
    }
    const username = await readUsername();
    await createSuperAdmin(db, username, await readPassword(username));
    console.log(`${username} may now sign in at /admin-login.`);
  } finally {
    await db.$disconnect();
  }
});

function readOptions(): { list: boolean; reset: string | undefined } {
  try {
    const { values } = parseArgs({ options: { list: { type: "boolean" }, reset: { type: "string" } } });
    if (values.list && values.reset !== undefined) throw new UserError(USAGE);
    return { list: values.list ?? false, reset: values.reset };
  } catch (cause) {
    throw cause instanceof UserError ? cause : new UserError(USAGE, { cause });
  }
}

async function readUsername(): Promise<string> {
  if (process.env.ADMIN_USERNAME) return checkedUsername(process.env.ADMIN_USERNAME);
  requireTerminal("ADMIN_USERNAME and ADMIN_PASSWORD");
  return checkedUsername(await askVisible("User name of the administrator: "));
}

// From a setting or typed unseen, never from an argument: what runs on a computer can be listed by all its users.
async function readPassword(username: string): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return checkedPassword(process.env.ADMIN_PASSWORD, username);
  requireTerminal("ADMIN_PASSWORD");
  const password = checkedPassword(await askHidden(`Password (${MIN_LENGTH} or more characters): `), username);
  if ((await askHidden("The password again: ")) !== password)
    throw new UserError("The two passwords differ: try again.");
  return password;
}

function requireTerminal(settings: string): void {
  if (!process.stdin.isTTY) throw new UserError(`Set ${settings}, or run this in a terminal to be asked.`);
}

function checkedUsername(text: string): string {
  const { data, success } = registerInput.shape.username.safeParse(text);
  if (success) return data;
  throw new UserError("A user name has 3 to 32 letters, digits, dots, hyphens or underscores: choose another one.");
}

function checkedPassword(password: string, username: string): string {
  const isWeak =
    password.length < MIN_LENGTH ||
    isCommonPassword(password) ||
    new Set(password).size < 5 ||
    password.toLowerCase().includes(username.toLowerCase());
  if (isWeak) {
    throw new UserError(
      `This password is too weak for an administrator: use ${MIN_LENGTH} or more characters, not a common password, not the user name.`,
    );
  }
  if (password.length > PASSWORD_LENGTH.max) {
    throw new UserError(`This password is too long: use at most ${PASSWORD_LENGTH.max} characters.`);
  }
  return password;
}
