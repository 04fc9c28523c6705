import { route, serve } from "@/lib/access/route";
import { requireScheduler } from "@/lib/platform/http/scheduler";
import { tidyApi } from "@/lib/domains/tidy/api";
import { remindOfInterviews } from "@/lib/domains/tidy/reminder-service";
import { tellOfNewJobs } from "@/lib/domains/tidy/search-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(tidyApi["GET /api/tasks/reminders"], async ({ request }) => {
    requireScheduler(request);
    return { reminded: await remindOfInterviews(), told: await tellOfNewJobs() };
  }),
});
