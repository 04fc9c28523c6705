import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/db/generated/client";
import { remakeSearchTexts } from "@/lib/jobs/search-reindex";
import { runCommand } from "./lib/user-error.mjs";

// Run by scripts/lib/search-texts.mjs after migrating, with DATABASE_URL set.
void runCommand(async () => {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
  try {
    console.log(`Made the search text of ${await remakeSearchTexts(db)} positions.`);
  } finally {
    await db.$disconnect();
  }
});
