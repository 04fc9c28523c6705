import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";
import { CategoryTile, Pictogram } from "@/components/shared/pictograms/pictogram";
import { LanguageNames } from "@/components/shell/language-names";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PRODUCT } from "@/lib/core/product";
import { REGIONS } from "@/lib/domains/users/options";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { AccountDeleted, AnswersKept } from "./auth-notes";
import { AuthTabs } from "./auth-tabs";

type Props = { subject?: ReactNode; refusal?: FormRefusal | null; hasLanguages?: boolean };

/**
 * Shown to visitors at every address that requires an account.
 * @param props.subject what anyone may see of the page behind the login, with the screen's heading; above the form.
 * @param props.refusal of one of the two forms, posted before its script ran.
 * @param props.hasLanguages whether there is a choice of languages.
 */
export async function AuthScreen({ subject = null, refusal = null, hasLanguages = true }: Props) {
  const t = await getTranslations("auth");
  const region = await getTranslations("options.region");
  const regions = REGIONS.map((value) => ({ value, label: region(value) }));
  const notes = (
    <ClientMessages namespaces={["auth"]}>
      <AccountDeleted />
      <AnswersKept />
    </ClientMessages>
  );
  return (
    <div className="page page-fade grid items-start gap-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14 lg:pt-10">
      <div className="lg:order-last">
        {/* Someone whose session has ended knows the job, and reads first that the answers are kept. */}
        {subject === null ? null : notes}
        {subject ?? (
          <>
            <h1 className="text-2xl font-extrabold">{t("welcome", { product: PRODUCT })}</h1>
            <p className="text-muted-foreground mb-2">{t("lead")}</p>
          </>
        )}
        {hasLanguages ? <LanguageNames label={(await getTranslations("shell"))("allLanguages")} /> : null}
        {subject === null ? notes : null}
        <Card>
          <ClientMessages namespaces={["auth", "consent", "errors", "validation", "shell"]}>
            <AuthTabs regions={regions} refusal={refusal} />
          </ClientMessages>
        </Card>
      </div>
      <Promises />
    </div>
  );
}

const PROMISES = [
  { id: "free", text: "freeText", icon: <Pictogram name="check" className="size-8" /> },
  { id: "language", text: "languageText", icon: <Icon name="languages" className="size-7" strokeWidth={1.75} /> },
  { id: "pay", text: "payText", icon: <Pictogram name="pay" className="size-8" /> },
] as const;

/** The picture and the three key facts for newcomers, beside the forms or below them. */
async function Promises() {
  const t = await getTranslations("auth.promises");
  return (
    <section
      aria-label={t("title", { product: PRODUCT })}
      className="bg-primary text-primary-foreground overflow-hidden rounded-2xl pt-6"
    >
      <BridgeScene />
      <ul className="bg-primary-edge grid gap-5 px-5 pt-3 pb-7 sm:px-8">
        {PROMISES.map(({ id, text, icon }) => (
          <li key={id} className="flex items-start gap-4">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-white/12">{icon}</span>
            <span>
              <b className="block text-lg">{t(id)}</b>
              {t(text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Feet on the deck of the bridge below: centre and height in percent of the scene.
const ON_THE_BRIDGE = [
  { category: "housekeeper", left: 11, bottom: 33 },
  { category: "chef-cook", left: 30.5, bottom: 44 },
  { category: "personal-driver", left: 50, bottom: 48 },
  { category: "electrician", left: 69.5, bottom: 44 },
  { category: "gardener", left: 89, bottom: 33 },
] as const;

/** The bridge from the product's name, with the trades standing on it. Decorative. */
function BridgeScene() {
  return (
    <div aria-hidden className="relative aspect-[560/270] w-full overflow-hidden">
      <svg viewBox="0 0 560 270" className="absolute inset-0 size-full">
        <circle cx="280" cy="92" r="74" fill="var(--attention)" />
        <path
          fill="oklch(0.985 0.014 90)"
          d="M0 184Q280 92 560 184v66h-52C508 214 466 196 420 196s-88 18-88 54h-104c0-36-42-54-88-54s-88 18-88 54H0z"
        />
        <path fill="var(--primary-edge)" d="M0 236q70-18 140 0t140 0 140 0 140 0v34H0z" />
      </svg>
      {ON_THE_BRIDGE.map(({ category, left, bottom }) => (
        <CategoryTile
          key={category}
          category={category}
          className="shadow-card absolute size-[13%] h-auto -translate-x-1/2 rounded-xl [&_svg]:size-3/4"
          style={{ left: `${left}%`, bottom: `${bottom}%`, aspectRatio: 1 }}
        />
      ))}
    </div>
  );
}
