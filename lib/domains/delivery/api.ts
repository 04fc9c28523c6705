/** The operations on notifications outside the page. */
import { z } from "zod";
import { bytes, NOTHING, type Api } from "@/lib/platform/http/operation";
import { notificationSettingsInput, subscriptionInput, unsubscribeParams } from "./schema";
import { notificationSettingsSchema, pushSchema, turnSchema } from "./types";

export const deliveryApi = {
  "GET /api/user/push-subscription": {
    access: "signed-in",
    answer: pushSchema,
    summary: "Our key for push, and whether this session's browser has a subscription",
  },
  "PUT /api/user/push-subscription": {
    access: "signed-in",
    body: subscriptionInput,
    answer: NOTHING,
    summary: "Notify this session's browser outside the page; at most five browsers, the newest ones",
  },
  "DELETE /api/user/push-subscription": {
    access: "signed-in",
    answer: NOTHING,
    summary: "No longer notify this session's browser outside the page",
  },
  "GET /api/user/notification-settings": {
    access: "signed-in",
    answer: notificationSettingsSchema,
    summary: "What the caller is told outside the page, where and when",
  },
  "PUT /api/user/notification-settings": {
    access: "signed-in",
    body: notificationSettingsInput,
    answer: notificationSettingsSchema,
    summary: "Choose what to be told outside the page, where and when",
  },
  "GET /api/unsubscribe/{token}": {
    access: "any",
    who: "anyone with the address from an e-mail",
    params: unsubscribeParams,
    answer: bytes("text/html", "None: 303 to the page where a person ends the e-mails"),
    summary: "For mail programs that open the address of `List-Unsubscribe` instead of posting to it",
  },
  "POST /api/unsubscribe/{token}": {
    access: "any",
    who: "anyone with the address from an e-mail",
    params: unsubscribeParams,
    isBySecret: true,
    posted: { fields: z.object({}), kept: [] },
    answer: NOTHING,
    summary: "End e-mails with news to an account, in one click of a mail program (RFC 8058); the body is ignored",
    errors: ["not_found"],
  },
} as const satisfies Api;

/** For a scheduler, where the server has no timer of its own. */
export const deliveryTaskApi = {
  "GET /api/tasks/deliveries": {
    access: "any",
    who: "a scheduler with the secret of the settings",
    answer: turnSchema,
    summary: "Deliver what is due; 404 without the secret",
    errors: ["not_found"],
  },
} as const satisfies Api;
