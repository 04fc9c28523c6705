import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";

const LINES = [
  ["atOnce", "eye"],
  ["phone", "phone"],
  ["end", "clock"],
] as const;

/**
 * Tells what the employer will see of the applicant, and for how long; sending agrees to it.
 * @param noticeLabel the words of the link to the whole notice. @param isTitled false if the answers above say so already.
 */
export function SharingNotice({ noticeLabel, isTitled }: { noticeLabel: string; isTitled: boolean }) {
  const t = useTranslations("apply.sharing");
  const id = useId();
  return (
    <section
      aria-labelledby={isTitled ? id : undefined}
      className="bg-primary-soft grid grid-cols-1 gap-2 rounded-xl p-4"
    >
      {isTitled ? (
        <h2 id={id} className="text-base font-bold">
          {t("title")}
        </h2>
      ) : null}
      <ul className="grid grid-cols-1 gap-2">
        {LINES.map(([name, icon]) => (
          <li key={name} className="flex items-start gap-2.5 wrap-anywhere">
            <Icon name={icon} className="text-primary mt-0.5 size-5 shrink-0" />
            {t(name)}
          </li>
        ))}
      </ul>
      <p className="font-semibold">{t("agree")}</p>
      {/* In a tab of its own: the form stays as it is. */}
      <a
        href={href.notice("privacy")}
        target="_blank"
        className="text-primary inline-flex min-h-12 items-center justify-self-start font-semibold wrap-anywhere underline decoration-2 underline-offset-4"
      >
        {noticeLabel}
      </a>
    </section>
  );
}
