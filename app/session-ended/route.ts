import { type NextRequest, NextResponse } from "next/server";
import { getCurrentActor } from "@/lib/access/auth/session";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { ownPath } from "@/lib/platform/http/own-path";
import { withRequestLog } from "@/lib/platform/http/request-log";

export const dynamic = "force-dynamic";

/**
 * Clears the cookie of an ended session and returns to the requested page, now as a visitor. A valid session is left
 * alone: a link to here does not sign anyone out.
 */
export const GET = (request: NextRequest): Promise<Response> => withRequestLog(request, () => endSession(request));

async function endSession(request: NextRequest): Promise<NextResponse> {
  const { name, options } = sessionCookie();
  // A relative Location: behind a proxy the server does not know its public origin.
  const response = new NextResponse(null, {
    status: 303,
    headers: {
      Location: ownPath(request.nextUrl.searchParams.get("next")),
      "Cache-Control": "private, no-store",
    },
  });
  if (!(await getCurrentActor())) response.cookies.set(name, "", { ...options, maxAge: 0 });
  return response;
}
