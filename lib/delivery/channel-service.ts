import "server-only";
import type { Outcome } from "@/lib/http/outgoing";
import { PRODUCT } from "@/lib/product";
import { sendPush, type PushMessage } from "@/lib/push/send";
import { href } from "@/lib/routes";
import { forgetSubscription, type Person } from "./rows";
import { shortened, type News } from "./text-service";

/** A place where a person is told outside the page. */
export type Channel = {
  /** Its name in `deliveries.done`. */
  key: string;
  /** Whether it rings, so that quiet hours hold for it. */
  isLoud: boolean;
  send: (news: News) => Promise<Outcome>;
};

/** The places where a person is told. */
export const channelsOf = (person: Person): Channel[] => person.pushSubscriptions.map((one) => pushTo(one, person));

function pushTo(subscription: Person["pushSubscriptions"][number], person: Person): Channel {
  return {
    key: `push:${subscription.sessionId}`,
    isLoud: true,
    async send(news) {
      const outcome = await sendPush(subscription, pushMessage(news, person));
      if (outcome.kind === "gone") await forgetSubscription(subscription.endpoint);
      return outcome;
    },
  };
}

// Phones are shared: without the owner's choice a lock screen says no more than that there is news.
const pushMessage = (news: News, { language, settings }: Person): PushMessage => ({
  ...(settings.showsDetails ? { title: PRODUCT, body: shortened(news) } : { title: news.neutral, body: "" }),
  ...{ path: href.notifications(), tag: "news", language },
});
