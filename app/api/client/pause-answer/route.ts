import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { answerPause } from "@/lib/domains/jobs/pause-service";

export const POST = route(jobsApi["POST /api/client/pause-answer"], ({ actor, body }) =>
  answerPause(actor, body.stillLooking),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
