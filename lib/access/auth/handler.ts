import "server-only";
import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { ownOrigin } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { LOGGED_OUT } from "@/lib/platform/http/security-headers";
import { authOptions, type Authorize } from "./options";

/**
 * Answers a call of /api/auth with next-auth.
 * @param path the segments after /api/auth. @param body the parsed body of a POST. @param authorize checks a login.
 * @throws AppError rate_limited, invalid; also anything thrown by our own callbacks.
 */
export async function answerByNextAuth(
  request: NextRequest,
  path: readonly string[],
  body: Record<string, unknown> | null,
  authorize: Authorize,
): Promise<Response> {
  const failures: unknown[] = [];
  const context = { params: Promise.resolve({ nextauth: [...path] }) };
  const options = authOptions((failure) => failures.push(failure), authorize);
  const response: Response = await NextAuth(body ? withBody(request, body) : request, context, options);
  if (failures.length > 0) throw failures[0];
  // A refused login (401) is JSON with an error URL, which we pass on; next-auth's other refusals are in English only.
  if (response.status >= 400 && response.status !== 401) throw new AppError("invalid");
  const { headers } = response;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (body && path[0] === "signout") for (const [name, value] of Object.entries(LOGGED_OUT)) headers.set(name, value);
  // Made relative: behind a proxy the server may not know its public origin.
  const location = headers.get("Location");
  if (location) headers.set("Location", withoutOrigin(location));
  return response;
}

// route() has already consumed the body. next-auth reads cookies and headers through Next's own functions.
const withBody = ({ url, method }: NextRequest, body: Record<string, unknown>): NextRequest =>
  new NextRequest(url, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

function withoutOrigin(location: string): string {
  const origin = ownOrigin();
  return location === origin ? "/" : location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}
