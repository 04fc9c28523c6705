import { PrismaPg } from "@prisma/adapter-pg";
import { hashPassword } from "@/lib/auth/password";
import { PrismaClient } from "@/lib/db/generated/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { isCommonPassword, PASSWORD_LENGTH } from "@/lib/users/policy";
import { registerInput } from "@/lib/users/schema";
import { askHidden, askVisible } from "./lib/prompt.mjs";
import { runCommand, UserError } from "./lib/user-error.mjs";

// Run by scripts/lib/admin-create.mjs and at a first start, with DATABASE_URL set.
const MIN_LENGTH = 12;

type Account = { username: string; password: string };

void runCommand(async () => {
  const account = await readAccount();
  await createSuperAdmin({ username: checkedUsername(account.username), password: checkedPassword(account) });
  console.log(`${account.username} may now sign in at /admin-login.`);
});

async function readAccount(): Promise<Account> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
  if (ADMIN_USERNAME && ADMIN_PASSWORD) return { username: ADMIN_USERNAME, password: ADMIN_PASSWORD };
  if (!process.stdin.isTTY) {
    throw new UserError("Set ADMIN_USERNAME and ADMIN_PASSWORD, or run this in a terminal to be asked for them.");
  }
  const username = checkedUsername(ADMIN_USERNAME || (await askVisible("User name of the administrator: ")));
  const password = await askHidden(`Password (${MIN_LENGTH} or more characters): `);
  checkedPassword({ username, password });
  if ((await askHidden("The password again: ")) !== password)
    throw new UserError("The two passwords differ: try again.");
  return { username, password };
}

function checkedUsername(text: string): string {
  const { data, success } = registerInput.shape.username.safeParse(text);
  if (success) return data;
  throw new UserError("A user name has 3 to 32 letters, digits, dots, hyphens or underscores: choose another one.");
}

function checkedPassword({ username, password }: Account): string {
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

async function createSuperAdmin({ username, password }: Account): Promise<void> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
  const passwordHash = await hashPassword(password);
  try {
    await db.user.create({ data: { username, passwordHash, role: "super_admin", profile: { create: {} } } });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new UserError(`There is an account named ${username} already: choose another name.`);
    throw error;
  } finally {
    await db.$disconnect();
  }
}
