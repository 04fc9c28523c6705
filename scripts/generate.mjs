// npm run db:generate – generates the Prisma client when the schema has changed.
import { ensurePrismaClient } from "./lib/prisma-client.mjs";
import { runCommand } from "./lib/user-error.mjs";

await runCommand(ensurePrismaClient);
