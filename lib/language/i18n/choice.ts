import "server-only";
import { cookies } from "next/headers";
import { isHttps } from "@/lib/platform/env";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "./cookie";
import { isLanguage, type Language } from "./languages";

/** Sets the browser's language to the account's, unless one was chosen in this browser (specification, Language). */
export async function keepLanguage(preferred: Language): Promise<void> {
  const jar = await cookies();
  if (isLanguage(jar.get(LANGUAGE_COOKIE)?.value)) return;
  // Readable by scripts: the interface mirrors it in local storage, and it is no secret.
  jar.set(LANGUAGE_COOKIE, preferred, {
    path: "/",
    sameSite: "lax",
    secure: isHttps(),
    maxAge: LANGUAGE_COOKIE_MAX_AGE,
  });
}
