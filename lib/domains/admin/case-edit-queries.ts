import "server-only";
import { changeSelect } from "@/lib/domains/jobs/rows";
import { textsOf } from "@/lib/domains/jobs/wording-service";
import { db } from "@/lib/platform/db/client";
import type { AdminCaseDetails } from "./case-types";

/** Today's text of each field whose found words its owner has taken out since. */
export async function findEdited(
  jobId: string,
  reasons: AdminCaseDetails["reasons"],
): Promise<AdminCaseDetails["edited"]> {
  const job = await db.job.findUnique({ where: { id: jobId }, select: changeSelect });
  if (!job) return [];
  const texts = new Map(textsOf(job).map(({ field, text }) => [field, text]));
  const gone = reasons.flatMap(({ field, words }) =>
    field !== null && field !== "salary" && !texts.get(field)?.includes(words) ? [field] : [],
  );
  return [...new Set(gone)].map((field) => ({ field, text: texts.get(field) ?? "" }));
}
