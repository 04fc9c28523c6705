import { type NextRequest, NextResponse } from "next/server";
import { sessionCookie } from "@/lib/auth/token";

export const dynamic = "force-dynamic";

/** Clears a cookie whose session is over and goes back to the page that was asked for, now as a visitor. */
export function GET(request: NextRequest): NextResponse {
  const { name, options } = sessionCookie();
  // A relative Location: behind a proxy the server does not know its public origin.
  const response = new NextResponse(null, {
    status: 303,
    headers: { Location: safePath(request.nextUrl.searchParams.get("next")) },
  });
  response.cookies.set(name, "", { ...options, maxAge: 0 });
  return response;
}

// Only a path of ours: "//evil.example" and "/\evil.example" would leave the site.
const safePath = (next: string | null): string => (next && /^\/(?![/\\])[^\s]*$/.test(next) ? next : "/");
