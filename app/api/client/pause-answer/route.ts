import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { answerPause } from "@/lib/domains/jobs/pause-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(jobsApi["POST /api/client/pause-answer"], ({ actor, body }) => answerPause(actor, body.stillLooking)),
});
