import { applicationsApi } from "@/lib/applications/api";
import { getCalendarFile } from "@/lib/applications/called-queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(
  applicationsApi["GET /api/service-applications/{id}/calendar"],
  async ({ actor, params }) =>
    new Response(await getCalendarFile(actor, params.id), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="kaamsetu.ics"',
        "Cache-Control": "private, no-store",
      },
    }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
