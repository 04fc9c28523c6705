/** Calls about notifications outside the page, made by the browser. */
import { apiClient } from "@/lib/http/api-fetch";
import type { deliveryApi } from "./api";
import type { SubscriptionInput } from "./schema";

const { call } = apiClient<typeof deliveryApi>();

/** Notifies this browser outside the page. */
export const savePush = (subscription: SubscriptionInput): Promise<void> =>
  call("PUT /api/user/push-subscription", { body: subscription });
