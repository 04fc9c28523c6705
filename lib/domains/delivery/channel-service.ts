import "server-only";
import { ownOrigin } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import type { Outcome } from "@/lib/platform/http/outgoing";
import { countTextMessage } from "@/lib/platform/limits/mails";
import { sendMail, sendsMail } from "@/lib/platform/mail/send";
import { PRODUCT } from "@/lib/core/product";
import { sendPush, type PushMessage } from "@/lib/platform/push/send";
import { href } from "@/lib/access/routes";
import type { TextDriver } from "@/lib/platform/text-messages/driver";
import { textDriver } from "@/lib/platform/text-messages/webhook";
import { forgetSubscription, type Person } from "./rows";
import { composeMail, shortened, type News } from "./text-service";

/** A place where a person is told outside the page. */
export type Channel = {
  /** Its name in `deliveries.done`. */
  key: string;
  /** Whether it rings, so that quiet hours hold for it. */
  isLoud: boolean;
  /** @param id the same for each attempt. */
  send: (news: News, id: string) => Promise<Outcome>;
};

/** The places where a person is told. */
export function channelsOf(person: Person): Channel[] {
  const { email, phone, settings } = person;
  const driver = settings.message && phone !== null ? textDriver() : null;
  return [
    ...person.pushSubscriptions.map((one) => pushTo(one, person)),
    ...(settings.email && email !== null && sendsMail() ? [mailTo(email, person)] : []),
    ...(driver && phone !== null ? [textTo(phone, driver, person)] : []),
  ];
}

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
  path: href.notifications(),
  tag: "news",
  language,
});

const mailTo = (to: string, person: Person): Channel => ({
  key: "email",
  isLoud: false,
  send: async (news) => mail({ to, ...(await composeMail(news, person)) }),
});

const textTo = (to: string, driver: TextDriver, { id: userId, whatsapp, language }: Person): Channel => ({
  key: "message",
  isLoud: true,
  async send(news, id) {
    try {
      await countTextMessage(userId);
    } catch (error) {
      if (error instanceof AppError && error.code === "rate_limited") return { kind: "refused", status: error.status };
      throw error;
    }
    const text = `${news.neutral}: ${ownOrigin()}${href.notifications()}`;
    return driver.send({ id, channel: whatsapp ? "whatsapp" : "sms", to, language, text });
  },
});

/** Sends an e-mail. One that the mail server will never take is not tried again. */
export async function mail(message: Parameters<typeof sendMail>[0]): Promise<Outcome> {
  try {
    await sendMail(message);
    return { kind: "sent" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = smtpStatus(error.cause);
    return status >= 500 ? { kind: "refused", status } : { kind: "failed", retryAfterMs: null };
  }
}

// The mail server's answer, such as 550 for an address that does not exist; 0 if there was none.
const smtpStatus = (cause: unknown): number =>
  cause instanceof Error && "responseCode" in cause && typeof cause.responseCode === "number" ? cause.responseCode : 0;
