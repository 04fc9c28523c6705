import { allowOnly } from "@/lib/http/allow-only";
import { streamed } from "@/lib/http/download";
import { route } from "@/lib/http/route";
import { notificationsApi } from "@/lib/notifications/api";
import { openNews } from "@/lib/notifications/live-service";

export const GET = route(notificationsApi["GET /api/user/news"], ({ actor, request }) =>
  streamed(request.method === "HEAD" ? null : openNews(actor), {
    "Content-Type": "text/event-stream; charset=utf-8",
    // Compressed, events would wait for each other.
    "Cache-Control": "private, no-store, no-transform",
  }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
