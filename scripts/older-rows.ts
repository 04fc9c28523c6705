import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/platform/db/generated/client";
import { rereadPlaces } from "@/lib/language/places/columns";
import { rereadHours } from "@/lib/language/hours/reread";
import { rebuildSearchTexts } from "@/lib/language/search/reindex";
import { fillNameSkeletons } from "@/lib/domains/users/name-rows";
import { runCommand } from "./before-install/errors.mjs";

// Run by scripts/lib/database.ts after migrating, with DATABASE_URL set.
void runCommand(async () => {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
  try {
    console.log(`Rebuilt the search texts of ${await rebuildSearchTexts(db)} jobs.`);
    const places = await rereadPlaces(db);
    console.log(`Read the places of ${places.read} jobs and found ${places.placed}.`);
    console.log(`Read the hours of ${await rereadHours(db)} jobs.`);
    console.log(`Computed the skeletons of ${await fillNameSkeletons(db)} usernames.`);
  } finally {
    await db.$disconnect();
  }
});
