import { NextResponse, type NextRequest } from "next/server";
import { inRequest } from "@/lib/platform/http/log";
import { plainPage } from "@/lib/platform/http/plain-page";
import { openPage, type OpenedPage, type Records, type RefusedPage } from "@/lib/access/screens/open-page";
import { isOwnApplication } from "@/lib/domains/applications/readable-queries";
import { isOpenJob, isOwnJob, isVisibleJob } from "@/lib/domains/jobs/visible-queries";
import { isCase } from "@/lib/domains/trust/case-queries";
import { isUser } from "@/lib/domains/users/queries";
import { noteRefusal } from "@/lib/platform/security-log/record";

/**
 * Asked before a page is rendered, because one that finds out by itself can only answer an empty document. The page asks
 * again and has the last word.
 */
const RECORDS: Records = {
  job: isVisibleJob,
  no_job: () => Promise.resolve(false),
  own_job: isOwnJob,
  open_job: isOpenJob,
  application: isOwnApplication,
  user: isUser,
  case: isCase,
  security_log: (_id, { role }) => Promise.resolve(role === "super_admin"),
};

/**
 * Answers with the page that a request gets (lib/access/screens/open-page.ts); the language is an internal first segment that is never
 * in the address. Visitors' prerendered pages our server sends by itself, with the same headers (server/visitor-pages.ts).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const opened = await openPage(request, RECORDS);
  const response = "refusal" in opened ? await refuse(request, opened) : show(request, opened);
  for (const [name, value] of Object.entries(opened.headers)) response.headers.set(name, value);
  return response;
}

export const config = {
  // Pages only. API, pictures and build assets have no screen. Next reads this without running it: no expression.
  matcher: [
    "/((?!api/|_next/|uploads/|category/|session-ended$|sw(?:/(?:push|outbox|reading))?\\.js$|\\.well-known/security\\.txt$|(?:icon|icons|pictograms|masks)\\.svg$|icon-(?:maskable-)?\\d+\\.png$|favicon\\.ico$|previews/|apple-touch-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$).*)",
  ],
  runtime: "nodejs",
};

/** A refusal instead of a page, noted in the security log; the page does not wait for that. */
function refuse(
  { headers }: NextRequest,
  { refusal, language, userId, requestId }: RefusedPage,
): Promise<NextResponse> {
  inRequest(requestId, () => noteRefusal(refusal, userId), headers);
  return plainPage(language, refusal);
}

function show(request: NextRequest, { path, status, passed, cookies }: OpenedPage): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(passed)) headers.set(name, value);
  const response = NextResponse.rewrite(url, { status, request: { headers } });
  for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
  return response;
}
