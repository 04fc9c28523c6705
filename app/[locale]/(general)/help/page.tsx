import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HelpScreen } from "@/components/grievances/help-screen";
import { getCurrentActor } from "@/lib/access/auth/session";
import { getEnv } from "@/lib/platform/env";
import { EmployersLanguages } from "../../employers-languages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("help");
  return { title: t("title"), description: t("description") };
}

/** Help for everyone, also before the first steps are taken. Rendered per request, because the numbers are the server's settings. */
export default async function HelpPage() {
  const actor = await getCurrentActor();
  const { HELP_PHONE: phone = null, HELP_WHATSAPP: whatsapp = null } = getEnv();
  return (
    <>
      <EmployersLanguages />
      <HelpScreen audience={actor?.audience ?? null} contact={{ phone, whatsapp }} />
    </>
  );
}
