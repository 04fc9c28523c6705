import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { requireScheduler } from "@/lib/http/scheduler";
import { tidyApi } from "@/lib/tidy/api";
import { remindOfInterviews } from "@/lib/tidy/reminder-service";

export const GET = route(tidyApi["GET /api/tasks/reminders"], async ({ request }) => {
  requireScheduler(request);
  return { reminded: await remindOfInterviews() };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
