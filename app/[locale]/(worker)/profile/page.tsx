import { getTranslations } from "next-intl/server";
import { ProfileEditor } from "@/components/profile/profile-editor";
import { AppLink } from "@/components/shared/app-link";
import { ClientTexts } from "@/components/shared/client-texts";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";
import type { Actor } from "@/lib/access/auth/actor";
import { getWorkerPlaces } from "@/lib/domains/profiles/places-service";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("profile.title");

/** Lists that the form offers. */
const OPTIONS = ["category", "categoryGroup", "experience", "gender", "shift"] as const;

/** The profile on one page, as shown to employers; the menu opens the same in steps (profile/steps). */
export default async function ProfilePage() {
  const worker = await requirePageActor("worker");
  const [profile, t, tSteps] = await Promise.all([
    getWorkerProfile(worker),
    getTranslations("profile"),
    getTranslations("profileSteps"),
  ]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("intro")}</p>
        <AppLink
          href={href.profileSteps()}
          className={buttonVariants({ variant: "outline", className: "mt-2 sm:justify-self-start" })}
        >
          <Icon name="list-checks" />
          {tSteps("inSteps")}
        </AppLink>
      </header>
      <ClientTexts namespaces={["profile", "validation", ...OPTIONS.map((name) => `options.${name}` as const)]}>
        <ProfileEditor userId={worker.id} initial={withPlaces(profile, worker)} />
      </ClientTexts>
    </div>
  );
}

/** The profile with the places where the worker looks for work, if it names none itself: they are asked for once. */
function withPlaces(profile: WorkerProfile, worker: Actor<"worker">): WorkerProfile {
  if (profile.preferredLocations.length > 0) return profile;
  return { ...profile, preferredLocations: getWorkerPlaces(worker).items.map(({ name }) => name) };
}
