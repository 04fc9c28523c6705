import type { ReactNode } from "react";
import { markPictogram } from "@/components/account/mark-pictogram";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";
import { PictureOr } from "@/components/ui/picture-or";
import { Badge } from "@/components/ui/badge";
import { CardTitle, cardClasses } from "@/components/ui/card";
import type { EmployerMark } from "@/lib/domains/users/mark-options";
import { isKnown } from "@/lib/domains/users/mark-policy";
import type { Translator } from "@/lib/language/i18n/translator";

export interface EmployerCardProps {
  name: string | null;
  t: Translator;
  /** Typed by the employer, as the screen shows such texts. */
  description: ReactNode;
  location: string | null;
  mark: EmployerMark;
  /** Fills a square. */
  logo: ReactNode;
}

/** An employer as workers see one: never with contact details. */
export function EmployerCard({ t, name, logo, description, location, mark }: EmployerCardProps) {
  return (
    <section className={cardClasses} aria-label={t("employerCard.title")}>
      <CardTitle className="flex items-center gap-2.5 text-xl">
        <Pictogram name="company" className="text-primary" />
        {t("employerCard.title")}
      </CardTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="border-border bg-card size-16 shrink-0 overflow-hidden rounded-xl border">{logo}</div>
        <div className="grid min-w-0 flex-[1_1_7rem] grid-cols-1 gap-1.5 wrap-anywhere">
          {name ? (
            <p dir="auto" className="text-lg leading-snug font-bold wrap-anywhere">
              {name}
            </p>
          ) : null}
          <Badge
            variant={isKnown(mark) ? "success" : "outline"}
            icon={<Pictogram name={markPictogram(mark)} bold className="size-5" />}
          >
            {t(`employerCard.mark.${mark}`)}
          </Badge>
        </div>
      </div>
      {location ? (
        <p className="flex items-start gap-2">
          <Icon name="map-pin" className="text-primary mt-0.5 size-5 shrink-0" />
          <span className="sr-only">{t("employerCard.location")}</span>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {location}
          </span>
        </p>
      ) : null}
      {description}
    </section>
  );
}

/** A logo from its URL, or our drawing of a company. */
export function CompanySign({ src }: { src: string | null }) {
  return (
    <span className="bg-primary-soft text-primary flex size-full items-center justify-center">
      <PictureOr src={src} look="size-full object-cover">
        <Pictogram name="company" className="size-12" />
      </PictureOr>
    </span>
  );
}
