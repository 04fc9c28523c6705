import { rereadJobs } from "@/lib/domains/jobs/reread-service";
import { runCommand } from "./before-install/errors.mjs";

// Run by the `jobs-reread` command, with DATABASE_URL set.
void runCommand(async () => {
  const count = await rereadJobs();
  console.log(`Read the search texts, hours and places of ${count} jobs.`);
});
