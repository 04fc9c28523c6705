import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import type { DraftEntry } from "@/components/form/draft/use-draft";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/language/format";
import type { JobFields } from "./job-fields";

export interface JobDraftOffersProps {
  draft: {
    offered: readonly DraftEntry<JobFields>[];
    resume: (id: string) => void;
    discard: (id: string) => void;
  };
  title: string;
  text: string;
  /** Label of a draft without a title. */
  untyped?: string;
}

/** The drafts, each with its two buttons. */
export default function Offers({
  draft: { offered, resume, discard },
  title,
  text,
  untyped = "",
}: JobDraftOffersProps) {
  const t = useTranslations("drafts");
  const locale = useLocale();
  const ids = useId();
  const card = useRef<HTMLElement>(null);
  // After a reload the browser restores the scroll offset, where the offer might be out of view.
  useEffect(() => {
    // Returns nothing: newer browsers return a promise, which React would take for a clean-up function.
    card.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      ref={card}
      aria-label={title}
      // Short on a phone: the form below is what the page is for.
      className="border-attention bg-attention-soft grid gap-2 rounded-xl border-2 p-3 sm:gap-3 sm:p-4"
    >
      <div className="flex items-start gap-3">
        <Icon name="file-clock" className="mt-0.5 size-7 shrink-0 max-sm:hidden" />
        <div className="min-w-0">
          <p className="text-lg font-bold">{title}</p>
          <p className="max-sm:hidden">{text}</p>
        </div>
      </div>
      <ul className="grid gap-3">
        {offered.map(({ id, fields, changedAt }) => (
          <li key={id} className="border-attention/50 grid gap-2 border-t pt-2 sm:flex sm:items-center sm:gap-3">
            <p id={`${ids}-${id}`} className="min-w-0 flex-1">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {(fields.title ?? untyped) || t("untitled")}
              </span>
              <span className="block">{t("changed", { when: formatDateTime(changedAt, locale) })}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" aria-describedby={`${ids}-${id}`} onClick={() => resume(id)}>
                {t("resume")}
              </Button>
              <Button variant="ghost" aria-describedby={`${ids}-${id}`} onClick={() => discard(id)}>
                {t("discard")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
