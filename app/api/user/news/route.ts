import { streamed } from "@/lib/platform/http/download";
import { route, serve } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { openNews } from "@/lib/domains/notifications/live-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(notificationsApi["GET /api/user/news"], ({ actor, request }) =>
    streamed(request.method === "HEAD" ? null : openNews(actor, request.signal), {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Compressed, events would wait for each other.
      "Cache-Control": "private, no-store, no-transform",
    }),
  ),
});
