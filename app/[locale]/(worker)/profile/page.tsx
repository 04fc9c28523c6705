import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfileEditor } from "@/components/profile/profile-editor";
import { ClientMessages } from "@/components/shared/client-messages";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { requirePageActor } from "@/lib/auth/page-guard";
import { getWorkerProfile } from "@/lib/profiles/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("title") };
}

/** The worker's profile, as shown to employers. */
export default async function ProfilePage() {
  const worker = await requirePageActor("worker");
  const [profile, t] = await Promise.all([getWorkerProfile(worker), getTranslations("profile")]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("intro")}</p>
      </header>
      <ClientMessages namespaces={["profile", "options", "validation", "errors"]}>
        <ProfileEditor userId={worker.id} initial={profile} />
      </ClientMessages>
    </div>
  );
}
