import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";
import { CategoryTile, Pictogram } from "@/components/shared/pictograms/pictogram";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PRODUCT } from "@/lib/core/product";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";
import { REGIONS, type Region } from "@/lib/domains/users/options";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { AccountDeleted, AnswersKept } from "./auth-notes";
import { AuthTabs } from "./auth-tabs";
import { REFUSAL_TEXTS } from "./refusals";
import type { AuthForm } from "./use-form-links";

type Props = {
  subject?: ReactNode;
  refusal?: FormRefusal | null;
  audience?: "worker" | "employer";
  region?: Region | null;
  first?: AuthForm;
};

/**
 * Shown to visitors at every address that requires an account.
 * @param props.subject what anyone may see of the page behind the login, with the screen's heading; above the form.
 * @param props.refusal of one of the two forms, posted before its script ran.
 * @param props.audience whom the address is for: preselected in the registration, and the panel speaks to them.
 * @param props.region of the subject. @param props.first the form that is open.
 */
export async function AuthScreen({
  subject = null,
  refusal = null,
  audience = "worker",
  region = null,
  first = "login",
}: Props) {
  const t = await getTranslations("auth");
  const names = await getTranslations("options.region");
  const regions = REGIONS.map((value) => ({ value, label: names(value) }));
  const isEmployers = audience === "employer";
  const notes = (
    <ClientMessages namespaces={["auth"]}>
      <AccountDeleted />
      <AnswersKept />
    </ClientMessages>
  );
  return (
    <div
      className={cn(
        "page page-fade grid items-start gap-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14 lg:pt-10",
        subject === null && "max-sm:pt-0",
      )}
    >
      <div className="lg:order-last">
        {/* Someone whose session has ended knows the job, and reads first that the answers are kept. */}
        {subject === null ? null : notes}
        {subject ?? (
          <>
            {/* On a phone the whole form is in sight instead. */}
            <h1 className="text-2xl font-extrabold max-sm:sr-only">{t("welcome", { product: PRODUCT })}</h1>
            <p className="text-muted-foreground hidden sm:block">{t(isEmployers ? "employers.lead" : "lead")}</p>
          </>
        )}
        {subject === null ? notes : null}
        <Card className="mt-2 gap-3 max-sm:p-3">
          <ClientMessages namespaces={["auth", "consent", ...REFUSAL_TEXTS, "validation", "shell"]}>
            <AuthTabs regions={regions} refusal={refusal} known={{ role: audience, region }} first={first} />
          </ClientMessages>
        </Card>
        <a
          href={isEmployers ? href.home() : href.employerRegistration()}
          className="text-primary tap mt-2 flex items-center justify-center gap-2 font-semibold underline underline-offset-4"
        >
          {t(isEmployers ? "forWorkers" : "forEmployers")}
        </a>
      </div>
      <Promises audience={audience} />
    </div>
  );
}

const PROMISES = {
  worker: [
    { id: "free", icon: <Pictogram name="check" className="size-8" /> },
    { id: "language", icon: <Icon name="languages" className="size-7" strokeWidth={1.75} /> },
    { id: "pay", icon: <Pictogram name="pay" className="size-8" /> },
  ],
  employer: [
    { id: "post", icon: <Icon name="plus" className="size-7" strokeWidth={1.75} /> },
    { id: "choose", icon: <Pictogram name="all-staff" className="size-8" /> },
    { id: "call", icon: <Icon name="phone" className="size-7" strokeWidth={1.75} /> },
  ],
} as const;

/** The picture and the three key facts for newcomers, beside the forms or below them. */
async function Promises({ audience }: { audience: "worker" | "employer" }) {
  const t = await getTranslations(audience === "worker" ? "auth.promises" : "auth.employers.promises");
  const words = t as (key: string, values?: Record<string, string>) => string;
  return (
    <section
      aria-label={words("title", { product: PRODUCT })}
      className="bg-primary text-primary-foreground overflow-hidden rounded-2xl pt-6"
    >
      <BridgeScene />
      <ul className="bg-primary-edge grid gap-5 px-5 pt-3 pb-7 sm:px-8">
        {PROMISES[audience].map(({ id, icon }) => (
          <li key={id} className="flex items-start gap-4">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-white/12">{icon}</span>
            <span>
              <b className="block text-lg">{words(id)}</b>
              {words(`${id}Text`)}
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
