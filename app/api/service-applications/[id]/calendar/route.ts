import { applicationsApi } from "@/lib/domains/applications/api";
import { getCalendarFile } from "@/lib/domains/applications/called-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(
    applicationsApi["GET /api/service-applications/{id}/calendar"],
    async ({ actor, params }) =>
      new Response(await getCalendarFile(actor, params.id), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'attachment; filename="kaamsetu.ics"',
          "Cache-Control": "private, no-store",
        },
      }),
  ),
});
