import { type NextRequest, NextResponse } from "next/server";
import { getCurrentActor } from "@/lib/auth/session";
import { sessionCookie } from "@/lib/auth/token";
import { withRequestLog } from "@/lib/http/request-log";

export const dynamic = "force-dynamic";

/**
 * Clears a cookie whose session is over and goes back to the page that was asked for, now as a visitor. A session that
 * goes on is left alone: a link to here signs nobody out.
 */
export const GET = (request: NextRequest): Promise<Response> => withRequestLog(request, () => endSession(request));

async function endSession(request: NextRequest): Promise<NextResponse> {
  const { name, options } = sessionCookie();
  // A relative Location: behind a proxy the server does not know its public origin.
  const response = new NextResponse(null, {
    status: 303,
    headers: { Location: safePath(request.nextUrl.searchParams.get("next")) },
  });
  if (!(await getCurrentActor())) response.cookies.set(name, "", { ...options, maxAge: 0 });
  return response;
}

// Only a path of ours, as a header can hold it: "//evil.example" and "/\evil.example" would leave the site.
const safePath = (next: string | null): string => (next && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) ? next : "/");
