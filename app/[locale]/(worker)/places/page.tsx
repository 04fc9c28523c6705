import { getTranslations } from "next-intl/server";
import { PlaceChooser } from "@/components/profile/places/place-chooser";
import { ClientTexts } from "@/components/shared/client-texts";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getWorkerPlaces, listCitiesToOffer } from "@/lib/domains/profiles/places-service";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("places.title");

/** Where a worker looks for work: by tiles, by name or PIN code, or by the phone's location. */
export default async function PlacesPage() {
  const worker = await requirePageActor("worker");
  const { items } = getWorkerPlaces(worker);
  const [offered, t] = await Promise.all([listCitiesToOffer(worker, "tiles"), getTranslations("places")]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground">{t("intro")}</p>
      </header>
      <ClientTexts namespaces={["places", "formFailure"]}>
        <PlaceChooser initial={items} offered={offered} />
      </ClientTexts>
    </div>
  );
}
