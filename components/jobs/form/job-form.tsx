"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { FormFailure } from "@/components/shared/form-failure";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import type { FieldTexts } from "./controls/job-field";
import { ErrorSummary } from "./error-summary";
import { FormSectionCard } from "./form-section-card";
import { isComplete, namesIn, type FormSection } from "./form-sections";
import type { JobFields } from "./job-fields";
import { PictureFields, type JobPictures } from "./picture-fields";
import { SectionFields } from "./section-fields";
import { SectionNav, type NavSection } from "./section-nav";
import type { SectionsState } from "./use-sections";

export interface JobFormProps {
  state: SectionsState;
  /** This screen's own texts for single fields, instead of the table's. */
  texts?: { [Name in JobFieldName]?: FieldTexts };
  /** The job's current pictures. */
  pictures?: JobPictures;
  /** Above the form, e.g. an offer to continue with a draft. */
  notice?: ReactNode;
  /** The last attempt's failure if no field shows it, or null. */
  failure: unknown;
  actions: ReactNode;
  onSubmit: () => void;
}

/** The layout of every job form: navigation and progress at the side, then errors, sections and buttons. */
export function JobForm({ state, texts = {}, pictures = {}, notice, failure, actions, onSubmit }: JobFormProps) {
  const t = useTranslations("requestForm");
  const nav = useNavSections(state);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <SectionNav sections={nav} onPick={({ section }) => state.open(section.id)} />
      <FormBody className="grid gap-4 lg:gap-5" onSubmit={onSubmit}>
        {notice}
        <ErrorSummary state={state} />
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
            <div className="grid gap-8">
              {section.fields.length > 0 ? <SectionFields form={state.form} section={section} texts={texts} /> : null}
              {section.hasPictures ? <PictureFields {...pictures} /> : null}
            </div>
          </FormSectionCard>
        ))}
        {failure === null ? null : <FormFailure error={failure} />}
        <div className="flex flex-col gap-3 pt-1 sm:flex-row-reverse sm:justify-start">{actions}</div>
      </FormBody>
    </div>
  );
}

function useNavSections({ form, sections }: SectionsState) {
  const t = useTranslations();
  const { control, formState } = useFormContext<JobFields>();
  const fields = useWatch({ control }) as JobFields;
  return sections.map((section, index): NavSection & { section: FormSection } => {
    const complete = isComplete(form, section, fields);
    const hasError = namesIn(section).some((name) => name in formState.errors);
    return {
      section,
      id: `section-${section.id}`,
      number: index + 1,
      title: t(section.title),
      isComplete: complete && !hasError,
      mark: hasError ? "error" : complete ? "complete" : null,
    };
  });
}
