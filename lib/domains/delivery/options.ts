import type { NotificationTopic } from "@/lib/platform/notify/kinds";

/** Topics that a person may leave to the page alone. Events of the account are told wherever the person is told anything. */
export const MUTABLE_TOPICS = ["applications", "jobs"] as const satisfies readonly NotificationTopic[];

/** Browsers of one account that show notifications; beyond them the one that was added first no longer does. */
export const MOST_SUBSCRIPTIONS = 5;

/** The choices of someone who has made none: nothing outside the page but push, and no ringing from 21 to 7 o'clock. */
export const UNCHOSEN = {
  ...{ email: false, message: false, dailySum: false, showsDetails: false },
  muted: [],
  quiet: { from: 21, to: 7 },
};
