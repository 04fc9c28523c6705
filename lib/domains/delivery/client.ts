/** Calls about notifications outside the page, made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { deliveryApi } from "./api";
import type { NotificationSettingsInput, SubscriptionInput } from "./schema";
import type { NotificationSettings } from "./types";

const { call } = apiClient<typeof deliveryApi>();

/** Notifies this browser outside the page. */
export const savePush = (subscription: SubscriptionInput): Promise<void> =>
  call("PUT /api/user/push-subscription", { body: subscription });

/** No longer notifies this browser outside the page. */
export const removePush = (): Promise<void> => call("DELETE /api/user/push-subscription");

/** Keeps the user's choices. */
export const saveNotificationSettings = (settings: NotificationSettingsInput): Promise<NotificationSettings> =>
  call("PUT /api/user/notification-settings", { body: settings });
