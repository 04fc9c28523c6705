import { rereadJobs } from "@/lib/domains/jobs/reread-service";
import { db } from "@/lib/platform/db/client";
import { runCommand } from "./before-install/errors.mjs";

// Run by the `jobs-reread` command, with DATABASE_URL set.
void runCommand(async () => {
  const count = await rereadJobs().finally(() => db.$disconnect());
  console.log(`Read the search texts, hours and places of ${count} jobs.`);
});
