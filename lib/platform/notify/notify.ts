import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { NotificationKind } from "./kinds";

/** Something that a user is to be told. `aboutAt` is the time that it is about, such as an interview's. */
export type News = {
  userId: string;
  kind: NotificationKind;
  jobId?: string;
  applicationId?: string;
  aboutAt?: Date;
  /** An admin's own words. */
  reason?: string;
};

/**
 * Records what users are to be told, in the transaction of the event itself: nobody is told of what did not happen, and
 * nothing that happened goes untold.
 */
export async function notify(tx: Transaction, ...news: readonly News[]): Promise<void> {
  await tx.notification.createMany({
    data: news.map((one) => ({ jobId: null, applicationId: null, aboutAt: null, reason: null, ...one })),
  });
}
