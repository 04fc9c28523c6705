import { runningApi } from "@/lib/api-docs/running";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { DAY_MS, DAY_S, epochNow } from "@/lib/core/time";

/** RFC 9116 advises less than a year. It is true for as long as it is served, so it is counted from the day it is asked. */
const VALID_DAYS = 90;

// A web page must be https (RFC 9116, 2.5.3).
const contactOf = ({ SECURITY_CONTACT, GRIEVANCE_EMAIL, APP_URL }: ReturnType<typeof getEnv>): string | null =>
  SECURITY_CONTACT ??
  (GRIEVANCE_EMAIL ? `mailto:${GRIEVANCE_EMAIL}` : null) ??
  (APP_URL?.startsWith("https:") ? new URL(href.grievance(), APP_URL).href : null);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /**
   * The contact for reports of weaknesses (RFC 9116): the setting's, else the complaints officer's address, else the page
   * that names the officer. There is no such file where only this computer reaches the server.
   */
  GET: route(runningApi["GET /.well-known/security.txt"], () => {
    const { APP_URL } = getEnv();
    const contact = contactOf(getEnv());
    if (!contact) throw new AppError("not_found");
    const today = Math.floor(epochNow() / DAY_MS) * DAY_MS;
    const fields = {
      Contact: contact,
      Expires: new Date(today + VALID_DAYS * DAY_MS).toISOString(),
      "Preferred-Languages": "en, hi",
      ...(APP_URL ? { Canonical: new URL("/.well-known/security.txt", APP_URL).href } : {}),
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return new Response(lines.join(""), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${DAY_S}` },
    });
  }),
});
