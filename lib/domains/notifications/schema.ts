import { z } from "zod";
import { pageQuery } from "@/lib/platform/http/pagination";

/** Query of the list. */
export const listNotificationsQuery = z.object(pageQuery);
export type ListNotificationsQuery = z.output<typeof listNotificationsQuery>;

/** PUT /api/user/notifications/seen. */
export const seenInput = z.object({ upTo: z.uuid() });
