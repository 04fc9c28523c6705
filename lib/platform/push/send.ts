import "server-only";
import webPush from "web-push";
import { getEnv } from "@/lib/platform/env";
import { logError, logInfo } from "@/lib/platform/http/log";
import { post, type Outcome } from "@/lib/platform/http/outgoing";
import { isEndpoint } from "./endpoints";
import { pushKeys } from "./keys";

/** A notification as the service worker shows it (public/sw/push.js). */
export type PushMessage = {
  title: string;
  body: string;
  /** The path that a tap opens. */
  path: string;
  /** A newer message with the same tag replaces the older one. */
  tag: string;
  language: string;
};

export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** Seconds for which the push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 24 * 60 * 60;

/** The origin of a push service that the operator has set, besides the browsers' makers'. */
export const ownPushService = (): string | null => {
  const { PUSH_SERVICE_URL: url } = getEnv();
  return url === undefined ? null : new URL(url).origin;
};

/** Sends a message, encrypted for the browser (RFC 8291), to its maker's push service. */
export async function sendPush({ endpoint, p256dh, auth }: Subscription, message: PushMessage): Promise<Outcome> {
  // The list may have become shorter since it was stored.
  const own = ownPushService();
  if (!isEndpoint(endpoint, own)) return { kind: "gone" };
  const keys = await pushKeys();
  const details = { ...keys, subject: contact() };
  let request;
  try {
    const options = { vapidDetails: details, TTL: KEPT_SECONDS, topic: topicOf(message.tag), urgency: "high" as const };
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options);
  } catch (error) {
    logError("push_not_encrypted", error);
    return { kind: "refused", status: 0 };
  }
  const outcome = await post({
    url: endpoint,
    headers: request.headers,
    body: request.body,
    mayBePrivate: own !== null && new URL(endpoint).origin === own,
  });
  if (outcome.kind === "refused") logInfo("push_refused", { status: outcome.status });
  return outcome;
}

/** Whom a push service asks if something is wrong with our messages (RFC 8292): an address of https or mailto. */
function contact(): string {
  const { APP_URL, SECURITY_CONTACT, MAIL_FROM } = getEnv();
  if (SECURITY_CONTACT !== undefined) return SECURITY_CONTACT;
  if (APP_URL?.startsWith("https:")) return new URL(APP_URL).origin;
  return `mailto:${MAIL_FROM ?? "nobody@kaamsetu.invalid"}`;
}

// A message that still waits for a phone is replaced by a newer one of the same topic: 32 letters of base64url at most.
const topicOf = (tag: string): string => tag.replaceAll(/[^\w-]/g, "").slice(0, 32);
