import { Languages } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { getTranslations } from "next-intl/server";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { PRODUCT } from "@/lib/core/product";
import { BridgeScene } from "./bridge-scene";

const PROMISES = [
  { id: "free", text: "freeText", icon: <Pictogram name="check" className="size-8" /> },
  { id: "language", text: "languageText", icon: <StillIcon icon={Languages} className="size-7" strokeWidth={1.75} /> },
  { id: "pay", text: "payText", icon: <Pictogram name="pay" className="size-8" /> },
] as const;

/** The picture and the three key facts for newcomers, beside the forms or below them. */
export async function Promises() {
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
