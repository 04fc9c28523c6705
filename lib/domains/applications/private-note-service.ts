import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { getReceived } from "./received-queries";
import { answersShownTo } from "./rows";
import type { ReceivedApplication } from "./types";

/**
 * Keeps the employer's own words about an applicant, which only the employer reads; null forgets them. They go with the answers.
 * @throws AppError application_not_found (also once the answers are no longer shown).
 */
export async function keepPrivateNote(
  employer: Actor<"employer">,
  id: string,
  text: string | null,
): Promise<ReceivedApplication> {
  const { count } = await db.application.updateMany({
    where: { AND: [{ id }, answersShownTo(employer)] },
    data: { privateNote: text },
  });
  if (count === 0) throw new AppError("application_not_found");
  const { events: _events, ...application } = await getReceived(employer, id);
  return application;
}
