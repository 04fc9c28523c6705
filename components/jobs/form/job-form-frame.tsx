"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormFailure } from "@/components/shared/form-failure";
import { ErrorSummary } from "./error-summary";
import { FormSectionCard } from "./form-section-card";
import { isComplete, type FormSection, type SectionId } from "./form-sections";
import type { JobFields } from "./job-fields";
import { SectionNav, type NavSection } from "./section-nav";
import { LiveForm } from "@/components/ui/live-form";
import type { SectionsState } from "./use-sections";

export interface JobFormFrameProps {
  sections: readonly FormSection[];
  titles: Partial<Record<SectionId, string>>;
  state: SectionsState;
  /** What each section holds. */
  parts: Partial<Record<SectionId, ReactNode>>;
  /** Above the form, e.g. an offer to go on with a draft. */
  notice?: ReactNode;
  /** Why the last try failed where no field is to blame. */
  failure: unknown;
  actions: ReactNode;
  onSubmit: () => void;
}

/** The shape of both forms: way and progress at the side, then what is wrong, the sections, the buttons. */
export function JobFormFrame({
  sections,
  titles,
  state,
  parts,
  notice,
  failure,
  actions,
  onSubmit,
}: JobFormFrameProps) {
  const t = useTranslations("requestForm");
  const nav = useNavSections(sections, titles);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <SectionNav sections={nav} onPick={(id) => state.open(id as SectionId)} />
      <LiveForm
        className="grid gap-4 lg:gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {notice}
        <ErrorSummary sections={sections} onPick={state.reveal} />
        <p className="text-muted-foreground">{t("requiredNote")}</p>
        {nav.map(({ section, id, number, title, mark }) => (
          <FormSectionCard
            key={id}
            id={id}
            number={number}
            title={title}
            text={t(`sectionTexts.${section.id}`)}
            mark={mark}
            isOpen={state.isOpen(section.id)}
            onToggle={() => state.toggle(section.id)}
          >
            {parts[section.id]}
          </FormSectionCard>
        ))}
        {failure === null ? null : <FormFailure error={failure} />}
        <div className="flex flex-col gap-3 pt-1 sm:flex-row-reverse sm:justify-start">{actions}</div>
      </LiveForm>
    </div>
  );
}

function useNavSections(sections: readonly FormSection[], titles: JobFormFrameProps["titles"]) {
  const { control, formState } = useFormContext<JobFields>();
  const fields = useWatch({ control }) as JobFields;
  return sections.map((section, index): NavSection & { section: FormSection } => {
    const complete = isComplete(section, fields);
    const hasError = section.fields.some((name) => name in formState.errors);
    return {
      section,
      id: `section-${section.id}`,
      number: index + 1,
      title: titles[section.id] ?? "",
      isComplete: complete && !hasError,
      mark: hasError ? "error" : complete ? "complete" : null,
    };
  });
}
