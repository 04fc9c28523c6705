"use client";

import { useTranslations } from "next-intl";
import { Progress } from "@/components/ui/progress";
import { SectionMark, type FormSectionCardProps } from "./form-section-card";

export interface NavSection extends Pick<FormSectionCardProps, "id" | "number" | "title" | "mark"> {
  isComplete: boolean;
}

export interface SectionNavProps<Section extends NavSection> {
  sections: readonly Section[];
  onPick: (section: Section) => void;
}

/** The form's progress and, on wide screens, links to its sections. */
export function SectionNav<Section extends NavSection>({ sections, onPick }: SectionNavProps<Section>) {
  const t = useTranslations("requestForm");
  const done = sections.filter(({ isComplete }) => isComplete).length;
  const total = sections.length;
  return (
    <aside className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      <Progress
        label={t("progress", { done, total })}
        value={(done / total) * 100}
        valueText={t("percent", { percent: Math.round((done / total) * 100) })}
      />
      <nav aria-label={t("sectionsLabel")} className="hidden lg:block">
        <ol className="grid gap-1">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="hover:bg-muted flex min-h-12 items-center gap-3 rounded-lg px-2 py-1.5 font-semibold"
                onClick={() => onPick(section)}
              >
                <SectionMark number={section.number} mark={section.mark} />
                <span className="min-w-0 flex-1">{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}
