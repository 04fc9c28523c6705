import type { Metadata } from "next";
import type { Translator } from "@/lib/language/i18n/translator";
import type { Language } from "@/lib/language/i18n/languages";
import type { PublicJob } from "@/lib/domains/jobs/types";
import { JOB_PREVIEW } from "@/lib/platform/previews/size";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";
import { publicWords } from "./public-words";

/**
 * Title and Open Graph tags of a job's public face: what a messenger shows of a shared link. The same facts as the page,
 * and a picture of them in the same language.
 * @param origin of our addresses: such programs need whole ones.
 */
export function publicMetadata(job: PublicJob, language: Language, t: Translator, origin: string): Metadata {
  const { heading, pay, place, hours } = publicWords(job, t);
  const description = [pay, place, hours].filter((fact) => fact !== null).join(" · ");
  return {
    metadataBase: new URL(origin),
    title: heading.full,
    description,
    openGraph: {
      type: "website",
      siteName: PRODUCT,
      title: heading.full,
      description,
      url: href.sharedJob(job.id, language),
      locale: `${language}_IN`,
      images: [
        {
          url: href.jobPreview(job.id, language, job.revision),
          ...JOB_PREVIEW,
          type: "image/png",
          alt: heading.full,
        },
      ],
    },
    twitter: { card: "summary_large_image" },
  };
}
