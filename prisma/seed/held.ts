/** A job that nobody sees yet: it asks the worker for money, and waits for an admin to look at it. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import { jobSearchWords } from "../../lib/language/search/text";
import { DEMO_ACCOUNTS } from "./accounts";
import type { Job, JobRow } from "./jobs/build";
import { createRandom, uuidAt } from "./random";
import { after, MINUTE } from "./time";

const ASKS = "Registration fee Rs 500 by UPI before the interview, refundable.";

/** The held job, made from the newest open one of its employer, and its case. */
export function buildHeld(
  now: Date,
  jobs: readonly Job[],
): { job: Omit<JobRow, "status"> & { status: "held" }; case: Prisma.CaseCreateManyInput } {
  const like = jobs.findLast(
    ({ row, employer }) =>
      row.status === "open" && row.category === "chef-cook" && employer.username !== DEMO_ACCOUNTS.employer.username,
  );
  if (!like) throw new Error("The demo data has an open job for a cook");
  // Of its own, so that all other rows stay as they are.
  const random = createRandom(31);
  const at = after(now, -40 * MINUTE);
  const id = uuidAt(random, at);
  const reasons = [{ rule: "fee", field: "specialInstructions", words: "Registration fee" }];
  const named = {
    title: "Cook, joining at once",
    requirements: ["Can start this week"],
    additionalSkills: [],
    tasks: [],
  };
  return {
    job: {
      ...like.row,
      ...named,
      ...{
        id,
        status: "held" as const,
        heldReasons: reasons,
        specialInstructions: ASKS,
        urgencyLevel: "immediate" as const,
      },
      ...{ createdAt: at, updatedAt: at, heldAt: at, postedAt: null, applicationsCount: 0, viewsCount: 0 },
      searchWords: jobSearchWords({
        ...named,
        category: like.row.category,
        location: like.row.location,
        placeId: typeof like.row.placeId === "string" ? like.row.placeId : null,
      }),
    },
    case: {
      id: uuidAt(random, at),
      kind: "held",
      severity: "grave",
      jobId: id,
      subjectId: like.row.employerId,
      evidence: { reasons },
      text: "",
      createdAt: at,
    },
  };
}
