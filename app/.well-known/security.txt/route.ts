import { runningApi } from "@/app/api/openapi.json/running";
import { getEnv } from "@/lib/env";
import { allowOnly } from "@/lib/http/allow-only";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 advises less than a year. It is true for as long as it is served, so it is counted from the day it is asked. */
const VALID_DAYS = 90;
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** To whom to report a weakness (RFC 9116); without a contact there is no such file. */
export const GET = route(runningApi["GET /.well-known/security.txt"], () => {
  const { SECURITY_CONTACT, APP_URL } = getEnv();
  if (!SECURITY_CONTACT) throw new AppError("not_found");
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const fields = {
    Contact: SECURITY_CONTACT,
    Expires: new Date(today + VALID_DAYS * DAY_MS).toISOString(),
    "Preferred-Languages": "en, hi",
    ...(APP_URL ? { Canonical: new URL("/.well-known/security.txt", APP_URL).href } : {}),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(""), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}` },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
