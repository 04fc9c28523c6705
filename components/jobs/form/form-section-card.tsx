import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";

export interface FormSectionCardProps {
  id: string;
  number: number;
  title: string;
  text: string;
  mark: "error" | "complete" | null;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A section of the form: on a phone it collapses under its heading, on a wide screen it is always open. */
export function FormSectionCard({ id, number, title, text, mark, isOpen, onToggle, children }: FormSectionCardProps) {
  const head = (
    <>
      <SectionMark number={number} mark={mark} />
      <span className="min-w-0 flex-1">{title}</span>
    </>
  );
  return (
    <section
      id={id}
      aria-label={title}
      className="border-border bg-card shadow-card scroll-mt-[calc(var(--header-height)+1rem)] rounded-xl border"
    >
      <h2 className="text-lg lg:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-xl p-4 text-start font-bold"
        >
          {head}
          <Icon name="chevron-down" className={cn("size-6 shrink-0", isOpen && "rotate-180")} />
        </button>
      </h2>
      <h2 className="hidden items-center gap-3 px-6 pt-6 text-xl lg:flex">{head}</h2>
      <div id={`${id}-fields`} className={cn("px-4 pt-1 pb-5 lg:px-6 lg:pt-2 lg:pb-7", !isOpen && "max-lg:hidden")}>
        <p className="text-muted-foreground mb-5 lg:ps-12">{text}</p>
        {children}
      </div>
    </section>
  );
}

/** The number of a section, its tick, or the icon of a section with errors. */
export function SectionMark({ number, mark }: Pick<FormSectionCardProps, "number" | "mark">) {
  const t = useTranslations("requestForm");
  return (
    <span
      className={cn(
        "flex size-9 shrink-0 items-center justify-center rounded-full border-2 text-base font-bold",
        mark === null && "border-input text-muted-foreground",
        mark === "complete" && "border-primary bg-primary text-primary-foreground",
        mark === "error" && "border-destructive bg-destructive-soft text-destructive",
      )}
    >
      {mark === null ? <span aria-hidden>{number}</span> : null}
      {mark === "complete" ? (
        <Icon name="check" className="size-5" role="img" aria-label={t("sectionComplete")} />
      ) : null}
      {mark === "error" ? (
        <Icon name="circle-alert" className="size-5" role="img" aria-label={t("sectionError")} />
      ) : null}
    </span>
  );
}
