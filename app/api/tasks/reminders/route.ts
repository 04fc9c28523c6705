import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { requireScheduler } from "@/lib/platform/http/scheduler";
import { tidyApi } from "@/lib/domains/tidy/api";
import { remindOfInterviews } from "@/lib/domains/tidy/reminder-service";
import { tellOfNewJobs } from "@/lib/domains/tidy/search-service";

export const GET = route(tidyApi["GET /api/tasks/reminders"], async ({ request }) => {
  requireScheduler(request);
  return { reminded: await remindOfInterviews(), told: await tellOfNewJobs() };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
