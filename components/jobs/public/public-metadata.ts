import type { Metadata } from "next";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { categoryPictogram } from "@/components/shared/pictograms/tiles";
import { CATEGORY_PREVIEW } from "@/lib/categories";
import type { Language } from "@/lib/i18n/languages";
import type { PublicJob } from "@/lib/jobs/types";
import { PRODUCT } from "@/lib/product";
import { href } from "@/lib/routes";
import { publicWords } from "./public-words";

/**
 * Title and Open Graph tags of a job's public face: what a messenger shows of a shared link. The same facts as the page,
 * and the category's own drawing.
 * @param origin of our addresses: such programs need whole ones.
 */
export function publicMetadata(job: PublicJob, language: Language, t: Translator, origin: string): Metadata {
  const { heading, pay, place, hours } = publicWords(job, t);
  const description = [pay, place, hours].filter((fact) => fact !== null).join(" · ");
  const picture = { url: href.categoryPreview(categoryPictogram(job.category)), ...CATEGORY_PREVIEW };
  return {
    metadataBase: new URL(origin),
    title: heading.full,
    description,
    openGraph: {
      type: "website",
      siteName: PRODUCT,
      title: heading.full,
      description,
      url: href.job(job.id),
      locale: `${language}_IN`,
      images: [{ ...picture, type: "image/png", alt: heading.short }],
    },
  };
}
